import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { lazily } from "~/domain/lazily";
import { Icon, Inno } from "~/ui/kit";

const icon = (name: "check" | "lock") => renderToStaticMarkup(createElement(Icon, { name, size: 14 }));

/** What React draws elsewhere, as markup for the trail. */
export const trailDrawings = lazily(() => ({
  inno: renderToStaticMarkup(createElement(Inno, { mood: "ready", size: 48 })),
  check: icon("check"),
  lock: icon("lock"),
}));
