import type { Message } from "~/domain/messages/messages";
import { Field } from "../kit";

/** A day that does not exist, as it was typed. */
export interface RefusedDay {
  typed: string;
  error: Message;
}

interface DayFieldProps {
  label: string;
  hint: string;
  name: string;
  /** YYYY-MM-DD */
  day: string | null;
  refused: RefusedDay | null;
}

/** A day, or none; one that comes back refused is seen as it was typed. */
export const DayField = ({ day, refused, ...field }: DayFieldProps) => (
  <Field
    {...field}
    type="date"
    key={refused?.typed ?? day}
    defaultValue={refused?.typed ?? day ?? ""}
    error={refused?.error}
  />
);
