import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { button } from "./variants";

interface DeletionProps {
  summary: ReactNode;
  /** Says what is deleted, and what stays. */
  text: string;
  action: string;
  fields: Readonly<Record<string, string>>;
  label: string;
}

/** Asks for confirmation before a deletion, also without JavaScript. */
export const Deletion = ({ summary, text, action, fields, label }: DeletionProps) => (
  <details className="disclosure print:hidden">
    <summary>{summary}</summary>
    <p>{text}</p>
    <Form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={button("danger")}>{label}</button>
    </Form>
  </details>
);
