import type { Message } from "~/domain/messages/messages";

/** What is wrong with a field, which names it by `id` in `aria-describedby`; `role`: it is told by itself, as no field is there. */
export const FieldError = ({ id, error, role }: { id?: string; error: Message; role?: "alert" }) => (
  <p id={id} role={role} className="text-note font-[550] text-danger">
    <strong>{error.title}</strong>
    {error.description ? ` – ${error.description}` : ""}
  </p>
);
