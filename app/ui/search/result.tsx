import type { ExcerptPiece } from "~/domain/search/search-results";
import { Icon } from "../kit";

/** A plain link: the browser opens closed sections around its target, which the router does not. */
export function Result({
  title,
  place,
  to,
  excerpt,
  hint,
}: {
  title: string;
  place: string | null;
  to: string | null;
  excerpt: ExcerptPiece[];
  hint: string | null;
}) {
  return (
    <li className="grid gap-1 py-4">
      {place ? <p className="text-sm text-soft">{place}</p> : null}
      <h3>
        {to ? (
          <a className="-my-3.5 block py-3.5 underline decoration-[0.07em]" href={to}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="wrap-anywhere">
        {excerpt.map(({ text, matched }, at) => (matched ? <mark key={at}>{text}</mark> : text))}
      </p>
      {hint ? (
        <p className="row items-start gap-2 text-sm text-soft [&>svg]:shrink-0">
          <Icon name="lock" size={18} />
          {hint}
        </p>
      ) : null}
    </li>
  );
}
