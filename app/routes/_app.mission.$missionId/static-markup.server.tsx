import { renderToStaticMarkup } from "react-dom/server";
import type { Mission } from "~/content/library";
import { OutOfDate } from "~/ui/kit/evidence";
import { Material, type BelowTheText } from "~/ui/mission/material";

/** What stands below a mission's text, as markup. */
export const materialHtml = (mission: Pick<Mission, BelowTheText>): string =>
  renderToStaticMarkup(<Material mission={mission} />);

/** The notice above a text whose figures were valid until `day`; null while they are. */
export const outOfDateHtml = (day: string | null): string | null =>
  day === null ? null : renderToStaticMarkup(<OutOfDate reviewBy={day} />);
