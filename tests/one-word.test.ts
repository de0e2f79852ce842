import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { findOtherWords, OTHER_WORDS } from "../content-tools/findings/prose/other-words";
import { FILES, readModule } from "./modules";

/** Sentences that are stated, or that people outside the app read, with the files they stand in. */
const STATED: Record<string, readonly string[]> = {
  "app/coach/prompt/rules.ts": ["Du bist Inno, der KI-Coach einer deutschen Lern-App"],
  "app/domain/coach/bot-texts.ts": ["Upgrade auf Pro für unbegrenzte AI-Coach Sessions."],
  "app/domain/coach/quick-helps.ts": ["Premium-Feature. Upgrade auf", "abgelaufen. Upgrade auf"],
  "app/domain/coach/texts.ts": ["Verbindung zum AI Coach.", "Frage deinen Coach...", "Upgrade"],
  "app/domain/level/successes.ts": ["Quiz abgeschlossen!"],
  "app/domain/messages/messages.ts": ["um ein Abonnement abzuschließen"],
  "app/payments/stripe/failures.ts": ["im Stripe-Dashboard", "Im Stripe-Dashboard"],
  "app/routes/_app.coach/route.tsx": ["AI Coach"],
  "app/routes/_app.neustart.$kind/route.tsx": ["Quiz wiederholen?"],
  "app/ui/account/about-list.tsx": ["Quiz wiederholen", "Quiz starten"],
  "app/ui/coach/chat-panel.tsx": ["Upgrade"],
  "app/ui/coach/coach-screen.tsx": ["AI Coach"],
  "app/ui/contacts/about-contacts.tsx": ["Weil es kein Adressbuch ist"],
  "app/ui/home/trial-notice.tsx": ["Jetzt upgraden"],
  "app/ui/mission/task-types.ts": ["Quiz"],
  "app/ui/quiz/quiz-done.tsx": ["Zum Dashboard"],
};

test("each thing has one word in screens, messages and mails", () => {
  const unwanted = FILES.filter((file) => file.startsWith("app/")).flatMap((file) =>
    textsOf(file).flatMap((text) => {
      const own = (STATED[file] ?? []).reduce((left, stated) => left.replaceAll(stated, ""), text);
      return findOtherWords(own, false).map(({ word, use }) => `${file}: „${word}“, say „${use}“ (docs/glossary.md)`);
    }),
  );
  expect(unwanted).toEqual([]);
});

test("what is stated still stands where it is stated", () => {
  const gone = Object.entries(STATED).flatMap(([file, sentences]) => {
    const texts = textsOf(file);
    return sentences.filter((sentence) => !texts.some((text) => text.includes(sentence)));
  });
  expect(gone).toEqual([]);
});

/** Rows of the glossary: the word, and those it stands for. */
const ROWS = readFileSync("docs/glossary.md", "utf8")
  .split("\n## ")[0]
  ?.split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, word = "", , , not = ""]) => ({ word, not: not.split(", ").filter(Boolean) }));

test("every word that the glossary rules out is found", () => {
  const ruledOut = (ROWS ?? []).flatMap(({ not }) => not).filter((word) => word !== "nicht" && !/^-+$/.test(word));
  expect(ruledOut.length).toBeGreaterThan(20);
  expect(ruledOut.filter((word) => findOtherWords(`Hier steht ${word}.`, false).length !== 1)).toEqual([]);
});

test("every word that is found stands in the glossary", () => {
  const all = (ROWS ?? []).flatMap(({ not }) => not);
  const unlisted = OTHER_WORDS.filter(
    ({ not }) => !all.some((word) => new RegExp(`^(?:${not.source})$`, "u").test(word)),
  );
  expect(unlisted).toEqual([]);
});

/** What a module shows or sends: its strings and the text between its tags. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…"));
    }
    ts.forEachChild(node, visit);
  };
  visit(readModule(file));
  return texts.map((text) => text.replace(/\s+/g, " "));
}
