import type { Message } from "~/domain/messages/messages";

/** Error of a field, which names it by `id` in `aria-describedby`; `role`: announced by itself, as no field is there. */
export const FieldError = ({ id, error, role }: { id?: string; error: Message; role?: "alert" }) => (
  <p id={id} role={role} className="text-note font-[550] text-danger">
    <strong>{error.title}</strong>
    {error.description ? ` – ${error.description}` : ""}
  </p>
);
