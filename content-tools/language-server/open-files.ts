import { JUDGED_SAVED, JUDGED_TYPING } from "./check-text";
import { diagnosticOf, type Diagnostic, type Finding } from "./findings";
import { followEdits } from "./follow-edits";

interface OpenFile {
  /** Document as the editor opened it, to be sent to a restarted server. */
  document: { uri: string; text: string };
  text: string;
  saved: string;
  /** Findings of the text being written. */
  typed: Finding[];
}

/** Files open in the editor, with the findings of each. */
export function openFiles({ rules, uriOf }: { rules: string; uriOf: (path: string) => string }) {
  const files = new Map<string, OpenFile>();
  /** Findings of the saved texts. */
  let findings = new Map<string, Finding[]>();
  return {
    open(document: { uri: string; text: string }) {
      files.set(document.uri, { document, text: document.text, saved: document.text, typed: [] });
    },
    edit(uri: string, text: string) {
      const file = files.get(uri);
      if (file) file.text = text;
    },
    save(uri: string) {
      const file = files.get(uri);
      if (file) file.saved = file.text;
    },
    close: (uri: string) => void files.delete(uri),
    textOf: (uri: string): string | null => files.get(uri)?.text ?? null,
    documents: () => [...files.values()].map(({ document, text }) => ({ ...document, text })),
    uris: () => [...files.keys()],
    takeTyped(uri: string, typed: Finding[]) {
      const file = files.get(uri);
      if (file) file.typed = typed;
    },
    /** Takes findings of one saved file; keeps those of the last check of all by rules that need other files. */
    takeSaved(uri: string, found: readonly Finding[]) {
      const others = (findings.get(uri) ?? []).filter(({ rule }) => !JUDGED_SAVED.test(rule));
      findings.set(uri, [...others, ...found]);
    },
    takeFindings(all: readonly Finding[]) {
      findings = new Map();
      for (const finding of all) {
        const uri = uriOf(finding.path);
        findings.set(uri, [...(findings.get(uri) ?? []), finding]);
      }
    },
    diagnosticsOf(uri: string): Diagnostic[] {
      const file = files.get(uri);
      if (!file) return [];
      const saved = (findings.get(uri) ?? []).filter(({ rule }) => !JUDGED_TYPING.test(rule));
      const all = [...file.typed, ...followEdits(saved, file.saved, file.text)];
      return all.map((finding) => diagnosticOf(finding, file.text, rules));
    },
  };
}
