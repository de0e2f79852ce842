import type { CardPart } from "~/domain/paths/path-card";
import { Icon } from "../kit";

/** A part of a path's card; a point that begins with „Montag:“ has that apart. */
export interface ShownPart extends Pick<CardPart, "kind" | "heading"> {
  points: { before: string | null; text: string }[];
}

/** „Montag: schreiben“ in two: what stands before the colon and what is said of it. */
export function toShownPart({ kind, heading, said }: CardPart): ShownPart {
  const isPaired = kind === "week" || kind === "startCosts";
  const points = (typeof said === "string" ? [said] : said).map((point) => {
    const at = isPaired ? point.indexOf(": ") : -1;
    return { before: at < 0 ? null : point.slice(0, at), text: at < 0 ? point : point.slice(at + 2) };
  });
  return { kind, heading, points };
}

const MARKS: Partial<Record<CardPart["kind"], "check" | "close">> = { needs: "check", notForYouIf: "close" };

export function CardParts({ parts }: { parts: readonly ShownPart[] }) {
  if (parts.length === 0) return null;
  return (
    <div className="card-parts">
      {parts.map((part) => (
        <section key={part.kind} className="card-part" data-part={part.kind}>
          <h2>{part.heading}</h2>
          <Points {...part} />
        </section>
      ))}
    </div>
  );
}

function Points({ kind, points }: ShownPart) {
  const mark = MARKS[kind];
  if (points.some(({ before }) => before !== null)) {
    return (
      <dl className="pairs">
        {points.map(({ before, text }) => (
          <div key={text}>
            <dt>{before}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if (!mark) return points.map(({ text }) => <p key={text}>{text}</p>);
  return (
    <ul className="marked">
      {points.map(({ text }) => (
        <li key={text}>
          <Icon name={mark} size={20} />
          {text}
        </li>
      ))}
    </ul>
  );
}
