import type { RefusedPart } from "./refused";

/** Why a form was refused that is no longer there. */
export const RefusedAlert = ({ refused }: { refused: RefusedPart }) =>
  refused ? (
    <p role="alert" className="text-note font-[550] text-danger">
      <strong>{refused.error.title}</strong> – {refused.error.description}
    </p>
  ) : null;
