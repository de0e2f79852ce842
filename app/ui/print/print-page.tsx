import type { ReactNode } from "react";
import { printQuery, type PaperOptions } from "~/domain/missions/sheet";
import { BackLink, button, WithoutScripts } from "../kit";

/** `answers` is missing where a sheet has nothing but what the learner wrote, or nothing of it: there is no choice. */
type Options = PaperOptions & { answers?: boolean };

/** A printable sheet, below controls that only the screen shows. */
export function PrintPage({
  title,
  back,
  file,
  options,
  children,
}: {
  title: string;
  back: string;
  /** Address of the same sheet as a file. */
  file: string;
  options: Options;
  children: ReactNode;
}) {
  return (
    <main id="main" className="screen sheet-screen" tabIndex={-1}>
      <div className="flex flex-col gap-3 print:hidden">
        <BackLink to={back} />
        <p className="text-lead">{title}</p>
        <Choices options={options} file={file} />
      </div>
      <div className="paper" data-large={options.large || undefined}>
        {children}
      </div>
    </main>
  );
}

const CHOICE = "row min-h-11 cursor-pointer";
const BOX = "size-6.5 accent-primary";

/** A form that needs no scripts: its answer is the page with the chosen options. */
function Choices({ options, file }: { options: Options; file: string }) {
  const { answers, large, paper } = options;
  const query = printQuery(options);
  return (
    <form method="get" className="card flex flex-col gap-3" aria-label="Druckansicht">
      {answers === undefined ? null : (
        <fieldset className="row flex-wrap gap-y-0">
          <legend className="font-semibold">Inhalt</legend>
          <label className={CHOICE}>
            <input type="radio" className={BOX} name="inhalt" value="antworten" defaultChecked={answers} />
            mit meinen Antworten
          </label>
          <label className={CHOICE}>
            <input type="radio" className={BOX} name="inhalt" value="leer" defaultChecked={!answers} />
            leer
          </label>
        </fieldset>
      )}
      <label className={CHOICE}>
        <input type="checkbox" className={BOX} name="schrift" value="gross" defaultChecked={large} />
        große Schrift
      </label>
      <fieldset className="row flex-wrap gap-y-0">
        <legend className="font-semibold">Papier der PDF-Datei</legend>
        <label className={CHOICE}>
          <input type="radio" className={BOX} name="papier" value="a4" defaultChecked={paper === "a4"} />
          A4
        </label>
        <label className={CHOICE}>
          <input type="radio" className={BOX} name="papier" value="letter" defaultChecked={paper === "letter"} />
          Letter (USA)
        </label>
      </fieldset>
      <p className="row flex-wrap">
        <button className={button("quiet")}>Ansicht ändern</button>
        <button type="button" className={button("primary", "js-only")} onClick={() => window.print()}>
          Drucken
        </button>
        <a className={button("quiet")} href={query ? `${file}?${query}` : file} download>
          Als PDF-Datei
        </a>
      </p>
      <WithoutScripts>
        <p className="text-sm text-soft">Drucken kannst du über das Menü deines Browsers.</p>
      </WithoutScripts>
    </form>
  );
}
