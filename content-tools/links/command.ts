import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { berlinDay, numericDate } from "~/domain/time/german-dates";
import { endWithSentence, OperatorError } from "~/environment/operator-error";
import { findAll } from "../findings/find-all";
import { SEEN } from "../kept-lists";
import { checkLinks, POLITE, type LinkResult, type Pace } from "./check-links";
import { addSeen, readSeen, type SeenLinks } from "./seen-file";

/** Checks every address of content/resources and records the results. Resolves to the exit code: 1 if one is broken. */
export async function main(contentDir: string, cacheDir: string, pace: Pace = POLITE): Promise<number> {
  return check(contentDir, cacheDir, pace).catch(endWithSentence);
}

async function check(contentDir: string, cacheDir: string, pace: Pace): Promise<number> {
  const say = (text: string) => void process.stdout.write(`${text}\n`);
  const now = Date.now();
  const { content } = await findAll({ contentDir, cacheDir }, now);
  if (!content) throw new OperatorError("Die Inhalte haben Fehler: „npm run content:check“ nennt sie.");
  const places = new Map(
    content.entries.resources.flatMap(({ source, data }) =>
      data.resources.map(({ id, url }) => [url, `${contentDir}/${source.path} ${id}`] as const),
    ),
  );
  const file = join(contentDir, SEEN);
  const text = await readFile(file, "utf8").catch(() => null);
  const known = text === null ? {} : readSeen(text);
  if (!known) throw new OperatorError(`${file} ist nicht lesbar. Hol die Datei aus Git zurück oder lösche sie.`);

  const results = await checkLinks([...places.keys()], pace);
  const unseen = results.filter(({ verdict }) => verdict === "unseen");
  for (const result of results) {
    if (result.verdict !== "good") say(describe(places.get(result.url) ?? "", result, known));
  }
  if (results.length > 0 && unseen.length === results.length) {
    say(`Keine der ${results.length} Adressen war zu erreichen. Ist hier ein Netz? ${file} bleibt, wie es ist.`);
    return 1;
  }
  await writeFile(file, `${JSON.stringify(addSeen(known, results, berlinDay(new Date(now))), null, 2)}\n`);
  const broken = results.filter(({ verdict }) => BROKEN.has(verdict)).length;
  const seen = results.length - unseen.length;
  say(`${file}: ${seen} Adressen gesehen, ${broken} kaputt, ${unseen.length} nicht zu erreichen`);
  return broken > 0 ? 1 : 0;
}

const BROKEN: ReadonlySet<string> = new Set(["gone", "soft-404", "start-page"]);

function describe(place: string, result: LinkResult, known: SeenLinks): string {
  const before = known[result.url]?.goodOn;
  const since = before ? `, zuletzt gut am ${numericDate(before)}` : "";
  const what = `${place}: ${result.url}`;
  switch (result.verdict) {
    case "good":
      return what;
    case "unseen":
      return `${what} nicht zu erreichen (${result.reason})${since}`;
    case "gone":
      return `${what} gibt es nicht mehr${since}`;
    case "soft-404":
      return `${what} antwortet, zeigt aber nur, dass dort nichts ist${since}`;
    case "start-page":
      return `${what} führt nur noch auf eine Startseite (${result.at})${since}`;
    case "moved":
      return `${what} führt jetzt zu ${result.at}`;
  }
}
