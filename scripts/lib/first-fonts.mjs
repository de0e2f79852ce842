import postcss from "postcss";

/**
 * A stylesheet for a first picture, and what brings its fonts after that. `sheet` draws with the device's own faces; `fonts`
 * holds the faces of files and, from the second frame on, names their families: an animation begins with the first one.
 * While such a file loads, Chromium looks up a stand-in on the device for each size of its text, and a family without a
 * face by its name: on a slow phone a tenth of what came before the first picture of the landing page.
 * @param {string} css
 * @returns {{ sheet: string, fonts: string }}
 */
export function splitFonts(css) {
  const sheet = postcss.parse(css);
  const faces = [];
  sheet.walkAtRules("font-face", (face) => {
    if (face.some(({ prop, value }) => prop === "src" && value.includes("url("))) faces.push(face.remove());
  });
  const loaded = new Set(faces.map(familyOf));
  const names = [];
  sheet.walkDecls(/^--font-/, (declaration) => {
    const families = postcss.list.comma(declaration.value);
    const own = families.filter((family) => !loaded.has(unquoted(family)));
    if (own.length === families.length) return;
    names.push(declaration.toString());
    declaration.value = own.join(",");
  });
  const later = `@keyframes fonts{to{${names.join(";")}}}:root{animation:1ms fonts forwards}`;
  return { sheet: sheet.toString(), fonts: [...faces.map(String), later].join("") };
}

const familyOf = (face) => unquoted(face.nodes.find(({ prop }) => prop === "font-family").value);
const unquoted = (family) => family.replaceAll(/["']/g, "");
