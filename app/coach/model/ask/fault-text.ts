import { wayText, type WayFault } from "~/http/way";
import type { Vendor } from "../vendor.server";

/** Reason why the model does not answer now, in one word for the log. */
export type ModelReason =
  | WayFault
  | "key-missing"
  | "key-refused"
  | "model-unknown"
  | "no-model-server"
  | "busy"
  | "broken"
  | "refused";

export interface ModelFault {
  reason: ModelReason;
  /** Explanation for the operator. */
  sentence: string;
}

/** Limit on model names in one sentence. */
const NAMES = 5;

type AskedVendor = Pick<Vendor, "host" | "name" | "hasKey" | "isElsewhere">;
type Met = { reason: ModelReason; code: string };

/** `names`: models that the server offers instead. */
export function explain({ reason, code }: Met, asked: AskedVendor, names: readonly string[] = []): ModelFault {
  const isKeyMissing = reason === "key-refused" && !asked.hasKey;
  return { reason: isKeyMissing ? "key-missing" : reason, sentence: sentenceOf({ reason, code }, asked, names) };
}

function sentenceOf({ reason, code }: Met, asked: AskedVendor, names: readonly string[]): string {
  const { host, name, hasKey, isElsewhere } = asked;
  const said = code === "" ? "" : ` (${code})`;
  switch (reason) {
    case "key-missing":
    case "key-refused":
      return hasKey
        ? `Das Modell unter ${host} nimmt den Schlüssel in OPENAI_API_KEY nicht an${said}: Prüf, ob er noch gilt, und ob er zu OPENAI_BASE_URL gehört.`
        : `Das Modell unter ${host} verlangt einen Schlüssel${said}: Setz OPENAI_API_KEY.`;
    case "model-unknown": {
      const known = names.length === 0 ? "" : ` (es gibt zum Beispiel ${names.slice(0, NAMES).join(", ")})`;
      return `Unter ${host} gibt es kein Modell „${name}“${known}: Prüf OPENAI_MODEL, und ob OPENAI_BASE_URL ganz ist (meist endet sie auf /v1).`;
    }
    case "no-model-server":
      return `Unter ${host} antwortet etwas anderes als ein Server für Modelle: Prüf OPENAI_BASE_URL (meist endet sie auf /v1).`;
    case "busy":
      return `Das Modell unter ${host} nimmt gerade keine Fragen an${said}: Sieh bei seinem Anbieter nach, ob das Guthaben reicht und welche Grenzen gelten.`;
    case "broken":
      return `Das Modell unter ${host} hat gerade eine Störung${said}: Sieh in sein Protokoll oder auf die Statusseite seines Anbieters.`;
    case "refused":
      return `Das Modell „${name}“ unter ${host} weist Fragen der App ab: Sieh in docs/coach-models.md nach, was es braucht.`;
    default:
      return wayText({ reason, code }, { who: "Das Modell", host, variable: "OPENAI_BASE_URL", isSet: isElsewhere });
  }
}
