import { Form } from "@remix-run/react";
import { button, input } from "../kit";

/** Narrows down the list on the same page. */
export function SearchWithin({ label, query }: { label: string; query: string }) {
  return (
    <Form
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 tight:grid-cols-1 print:hidden"
      role="search"
      aria-label={label}
    >
      <label htmlFor="suche" className="sr-only">
        {label}
      </label>
      <input
        key={query}
        id="suche"
        name="suche"
        type="search"
        className={input()}
        placeholder="Wonach suchst du?"
        maxLength={100}
        defaultValue={query}
      />
      <button className={button("primary")}>Suchen</button>
    </Form>
  );
}
