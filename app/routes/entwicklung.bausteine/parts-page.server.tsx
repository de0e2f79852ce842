import { readFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import stylesheet from "~/tailwind.css";
import wideStylesheet from "~/tailwind-wide.css";
import { escapeHtml } from "~/domain/text/escape-html";
import { Parts } from "./parts.server";

/** Forced colours for browsers that have none: the system's colours, no shadows, no backgrounds. */
const AS_BROWSERS_FORCE =
  "*{background-color:Canvas!important;color:CanvasText!important;border-color:CanvasText!important;box-shadow:none!important}" +
  "a{color:LinkText!important}button{background-color:ButtonFace!important;color:ButtonText!important;border-color:ButtonBorder!important}input,textarea{background-color:Field!important;color:FieldText!important}";

/** Our rules for forced colours, as if they were on. They come last, and count for more than what browsers force. */
async function forcedRules(): Promise<string> {
  const written = await readFile("app/ui/styles/forced.css", "utf8");
  const [, rules = ""] =
    /@media \(forced-colors: active\) \{\s*@layer utilities \{(.*?)\n {2}\}\n\}/s.exec(written) ?? [];
  return `${AS_BROWSERS_FORCE}\n${rules.replaceAll(/;\n/g, " !important;\n")}`;
}

/** The same parts three times beside each other, each a document of its own, as a theme is one of a whole document. */
export async function partsPage(): Promise<string> {
  const views = [
    { name: "Hell", theme: "light", style: "" },
    { name: "Dunkel", theme: "dark", style: "" },
    { name: "Hoher Kontrast, nachgestellt", theme: "dark", style: await forcedRules() },
  ];
  const parts = renderToStaticMarkup(<Parts />);
  const frames = views.map(({ name, theme, style }) => {
    const page =
      `<!doctype html><html lang="de" data-theme="${theme}"><head><base target="_top"><meta name="viewport" content="width=device-width">` +
      `<link rel="stylesheet" href="${stylesheet}"><link rel="stylesheet" href="${wideStylesheet}" media="(min-width: 48rem)"><style>${style}</style></head><body>${parts}</body></html>`;
    return `<section><h2>${name}</h2><iframe title="${name}" srcdoc="${escapeHtml(page)}"></iframe></section>`;
  });
  return (
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bausteine</title>` +
    `<style>body{margin:1rem;font:1rem system-ui}main{display:flex;gap:1rem;overflow-x:auto}section{flex:1 0 24.375rem}iframe{width:100%;height:80vh;border:1px solid}</style></head>` +
    `<body><h1>Bausteine</h1><p>Jeder Baustein in jedem Zustand. Was hier fehlt, gibt es noch nicht; was hier steht, wird nicht noch einmal gebaut.</p>` +
    `<main>${frames.join("")}</main></body></html>`
  );
}
