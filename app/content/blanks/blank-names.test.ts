import { expect, test } from "vitest";
import { blankNames } from "./blank-names";

const box = (id: string, name: string, html: string) =>
  `<p>Vorlage${name}</p><div class="prose" data-vorlage="${id}">${html}</div><button type="button">Text kopieren</button>`;
const blank = (name: string, label: string) => `<span data-feld="${name}" data-art="text">[${label}]</span>`;
const tick = (name: string) => `<span data-feld="${name}" data-art="haken">☐</span>`;

test("a blank is called by its template's title and its label, a box by the words after it", () => {
  const names = blankNames({
    missions: [
      { id: "pfad-1-4", html: box("mail", ": Mail", `<p>In ${blank("mail.ort", "Ort &amp; Tag")}.</p>`) },
      { id: "pfad-1-5", html: box("mail", "", `<ul><li>${tick("mail.laut")} Laut <em>gelesen</em>.</li></ul>`) },
    ],
    templates: [{ slug: "angebot", title: "Angebot", html: `<p>${blank("angebot.name", "dein Name")}</p>` }],
  });
  expect(names).toEqual([
    ["pfad-1-4 vorlage.mail.ort", "Vorlage „Mail“: Ort & Tag"],
    ["pfad-1-5 vorlage.mail.laut", "Vorlage: Laut gelesen."],
    ["vorlagen/angebot vorlage.angebot.name", "Vorlage „Angebot“: dein Name"],
  ]);
});
