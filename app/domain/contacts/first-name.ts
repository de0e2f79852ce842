/** Words before a name that are none, and first words of shops and offices. */
const NO_FIRST_NAMES = new Set(
  (
    "Agentur Apotheke Atelier Auto Bio Blumen Buchhandlung Cafe Computer Das Der Die Dr. Elektro Fahrrad Familie " +
    "Firma Fitness Foto Frau Friseur Frisör Galerie Garten Gasthof Hair Haar Heizung Herr Hotel Kanzlei Kita " +
    "Kosmetik Maler Metzger Möbel Musik Nagel Optik Pension Physio Pizzeria Prof. Reise Reisen Restaurant Salon " +
    "Sanitär Steuerberatung Taxi Team Tierarzt Verein Versicherung Weingut Werkstatt Yoga Zahnarzt Zum Zur"
  )
    .toLowerCase()
    .split(" "),
);

/** How the word for a place or a trade ends; „ei“ alone is also the end of Andrei and Lorelei. */
const NO_FIRST_NAME =
  /(?:[eo]rei|[bdgt]elei|kanzlei|haus|laden|studio|schule|praxis|büro|shop|markt|hof|technik|service|bau|werk|salon|café|handlung|verein|zentrum)$/;

/** Legal form of a company, at the end of its name. */
const COMPANY = /^(?:g?gmbh|mbh|ug|kg|ag|ohg|gbr|eg|e\.k\.|e\.v\.)$/;

/** Name for the salutation: the first of two words, unless it is a company's or no first name. */
export function firstNameOf(name: string): string {
  const [first = "", last = "", ...more] = name.trim().split(/\s+/);
  const word = first.toLowerCase();
  const isPerson = !NO_FIRST_NAMES.has(word) && !NO_FIRST_NAME.test(word) && !COMPANY.test(last.toLowerCase());
  return last !== "" && more.length === 0 && word.length > 2 && isPerson ? first : name.trim();
}
