import { isPlaceKind, PLACE_KINDS } from "~/domain/places/place";
import { numericDate } from "~/domain/time/german-dates";
import type { Place } from "./place";

/** Two or three places of a kind, each with its cost, what to do there and what not. */
export function PlaceBox({ kind, places }: { kind: string; places: readonly Place[] }) {
  const [earliest] = places.map(({ seenOn }) => seenOn).toSorted();
  if (!isPlaceKind(kind) || earliest === undefined) return null;
  return (
    <div
      className="rounded-[1.125rem] bg-sunken px-[min(1.125rem,4.5vw)] py-4 [&>*+*]:mt-2 print:break-inside-avoid"
      role="note"
    >
      <p className="font-display font-strong text-primary">{PLACE_KINDS[kind]}</p>
      <ul>
        {places.map(({ slug, name, cost, advice, warning, resource }) => (
          <li key={slug}>
            {/* `href` stands first, and the id leads to the short address: so paper finds both. */}
            <a href={resource.url} data-kurz={resource.id} target="_blank" rel="noreferrer">
              {name}
            </a>{" "}
            ({cost}
            {resource.language === "en" ? ", englisch" : ""})
            <br />
            {advice}
            <br />
            {warning}
          </li>
        ))}
      </ul>
      <p className="text-note text-soft">
        Gesehen am {numericDate(earliest)}. Lies die Bedingungen, bevor du dich irgendwo anmeldest.
      </p>
    </div>
  );
}
