import type { Entry } from "../entries";
import { placeOf } from "../frontmatter/field-places";
import type { CollectionName, Frontmatter } from "../frontmatter/schema";
import type { WrittenQuestion } from "../library-types";
import type { AskedSentence } from "./asked-sentence";

type AnyEntry = { [Name in CollectionName]: Entry<Frontmatter<Name>> }[CollectionName];

/** Sentences that the questions of a file's head name. */
export function askedSentences({ source, data }: AnyEntry): AskedSentence[] {
  const toSentence = ({ id, satz }: WrittenQuestion, field: PropertyKey[]): AskedSentence => ({
    question: id,
    words: satz,
    place: placeOf(source, [...field, "satz"]),
  });
  if ("frage" in data && data.frage) return [toSentence(data.frage, ["frage"])];
  if (source.collection !== "passages" || !("fragen" in data) || !data.fragen) return [];
  return data.fragen.flatMap((question, index) =>
    "satz" in question ? [toSentence(question, ["fragen", index])] : [],
  );
}
