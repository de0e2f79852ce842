import { diagnosticOf, diagnosticSchema, merge, type Diagnostic, type Finding } from "./findings";
import { followEdits } from "./follow-edits";

interface OpenFile {
  /** As it came, to be told to a server that is started anew. */
  document: { uri: string; text: string };
  text: string;
  saved: string;
  others: Diagnostic[];
}

/** The files that an editor has open, and what is wrong with each. */
export function openFiles({ rules, uriOf }: { rules: string; uriOf: (path: string) => string }) {
  const files = new Map<string, OpenFile>();
  let findings = new Map<string, Finding[]>();
  return {
    open(document: { uri: string; text: string }) {
      files.set(document.uri, { document, text: document.text, saved: document.text, others: [] });
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
    takeOthers(uri: string, diagnostics: readonly unknown[]) {
      const file = files.get(uri);
      if (file) file.others = diagnostics.flatMap((each) => diagnosticSchema.safeParse(each).data ?? []);
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
      const own = followEdits(findings.get(uri) ?? [], file.saved, file.text);
      return merge(
        own.map((finding) => diagnosticOf(finding, file.text, rules)),
        file.others,
        file.text,
      );
    },
  };
}
