/** What stands before a name and is none, and what a place begins with. */
const NO_FIRST_NAMES = new Set(
  "Agentur Bäckerei Büro Café Cafe Dr. Familie Firma Frau Gasthaus Gasthof Herr Hotel Laden Kanzlei Praxis Prof. Restaurant Salon Schule Studio Verein Weingut Werkstatt".split(
    " ",
  ),
);

/** How somebody is greeted by a name of two words: by the first of them, unless it is a place's or none at all. */
export function firstNameOf(name: string): string {
  const [first = "", ...more] = name.trim().split(/\s+/);
  return more.length === 1 && first.length > 2 && !NO_FIRST_NAMES.has(first) ? first : name.trim();
}
