import { renderToStaticMarkup } from "react-dom/server";
import type { Example, Mission } from "~/content/library";
import { exampleAddress } from "~/domain/cases/address";
import { DOCUMENTS } from "~/domain/cases/documents";
import { getLevel, getStage } from "~/domain/level/levels";
import { ExamplesOfMission } from "~/ui/examples/examples-of-mission";
import { EveningForm, type EveningFormProps } from "~/ui/evening-plans/evening-form";
import { OutOfDate } from "~/ui/kit/evidence";
import { AskInno } from "~/ui/mission/ask-inno";
import { Material, type BelowTheText } from "~/ui/mission/material";
import { StandingLine } from "~/ui/mission/standing-line";

/** Markup below a mission's text. */
export function materialHtml(mission: Pick<Mission, BelowTheText>, examples: readonly Example[]): string {
  const documents = examples.map(({ path, kind }) => ({
    to: exampleAddress(path, kind),
    title: DOCUMENTS[kind].title,
  }));
  return renderToStaticMarkup(
    <>
      <ExamplesOfMission examples={documents} />
      <Material mission={mission} />
    </>,
  );
}

/** The notice above a text whose figures were valid until `day`; null while they are. */
export const outOfDateHtml = (day: string | null): string | null =>
  day === null ? null : renderToStaticMarkup(<OutOfDate reviewBy={day} />);

/** The sentences for a mission's evening, as markup: the fields are kept as those of templates are. */
export const eveningHtml = (props: EveningFormProps): string => renderToStaticMarkup(<EveningForm {...props} />);

/** Inno's question below a learner's notes, as markup. */
export const askInnoHtml = (props: { slug: string; reminder: string | null }): string =>
  renderToStaticMarkup(<AskInno {...props} />);

/** Level and stage of a learner, as markup. */
export const standingHtml = (totalXp: number): string =>
  renderToStaticMarkup(<StandingLine level={getLevel(totalXp).level} stage={getStage(totalXp)} />);
