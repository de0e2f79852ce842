import type { Sheet } from "~/domain/missions/sheet";
import { describeEvidence, OutOfDate } from "../kit/evidence";
import { Address } from "./address";
import { EveningOnPaper } from "./evening-on-paper";
import { Heading } from "./heading";
import { Lines } from "./lines";
import { QrCode } from "./qr-code";
import { SheetStand } from "./sheet-stand";
import { SheetTask } from "./sheet-task";

export interface SheetProps extends Sheet {
  /** Heading level of the mission title (1 or 2). */
  level: 1 | 2;
  productName: string;
  date: string;
}

/** A mission on paper. */
export function MissionSheet({ level, productName, date, ...sheet }: SheetProps) {
  const section = level === 1 ? 2 : 3;
  return (
    <article className="sheet" id={sheet.id}>
      <header className="sheet-head">
        <div>
          <p className="sheet-place">{sheet.place}</p>
          <Heading level={level} className="sheet-title">
            {sheet.title}
          </Heading>
          <p>{sheet.description}</p>
          {sheet.explanation ? (
            <p>
              <strong>Wozu das gut ist:</strong> {sheet.explanation}
            </p>
          ) : null}
          <p>
            <strong>Zeit:</strong> {sheet.time}
          </p>
        </div>
        <p className="sheet-way">
          <QrCode matrix={sheet.code} label={`QR-Code zur Mission: ${sheet.address.typed}`} />
          <Address address={sheet.address} className="block py-1.5 print:py-0" />
        </p>
      </header>
      {sheet.outOfDateSince ? <OutOfDate reviewBy={sheet.outOfDateSince} /> : null}
      <div className="prose" dangerouslySetInnerHTML={{ __html: sheet.html }} />
      <Material {...sheet} level={section} />
      <section>
        <Heading level={section} className="sheet-section">
          Deine Aufgaben
        </Heading>
        <ol>
          {sheet.tasks.map((task, index) => (
            <SheetTask key={task.id} task={task} number={index + 1} level={section === 2 ? 3 : 4} />
          ))}
        </ol>
      </section>
      <EveningOnPaper evening={sheet.evening} level={section} />
      <Reflection {...sheet} level={section} />
      <Foot {...sheet} productName={productName} date={date} />
    </article>
  );
}

function Material({ resources, level }: Pick<Sheet, "resources"> & { level: 2 | 3 }) {
  if (resources.length === 0) return null;
  return (
    <section>
      <Heading level={level} className="sheet-section">
        Material
      </Heading>
      <ul className="sheet-material">
        {resources.map(({ id, title, description, language, address }) => (
          <li key={id}>
            <strong>{title}</strong>
            {language === "en" ? " (englisch)" : ""}: {description}{" "}
            <Address address={address} className="sheet-address wrap-anywhere" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reflection({ question, note, level }: Pick<Sheet, "question" | "note"> & { level: 2 | 3 }) {
  if (!question && !note) return null;
  return (
    <section className="sheet-kept" data-last>
      <Heading level={level} className="sheet-section">
        Zum Nachdenken
      </Heading>
      {question ? <p>{question}</p> : null}
      {note ? <p className="sheet-written">{note}</p> : <Lines count={3} />}
    </section>
  );
}

function Foot({
  evidence,
  entryAddress,
  address,
  solutions,
  productName,
  date,
}: Sheet & { productName: string; date: string }) {
  return (
    <footer className="sheet-foot sheet-kept">
      <p>
        {entryAddress ? "Auf Papier erledigt? Trag es nach: " : "Auf Papier erledigt? Hak es in der Mission ab: "}
        <Address address={entryAddress ?? address} />
      </p>
      {evidence ? <p>{describeEvidence(evidence)}. Die Quellen stehen auf der Seite der Mission.</p> : null}
      {solutions ? <p>Lösungen zu „Prüf dich“: {solutions}</p> : null}
      <SheetStand date={date} productName={productName} address={address} />
    </footer>
  );
}
