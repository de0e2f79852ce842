import { expect, test } from "vitest";
import { attachment } from "~/http/attachment";
import { fileName } from "./file-name";

test.each([
  ['attachment; filename="plan.ics"', "plan.ics"],
  [attachment("Angebot für „Nähen“ – Vorlage.docx"), "Angebot für „Nähen“ – Vorlage.docx"],
  ['attachment; filename="../../etc/passwd"', "-..-etc-passwd"],
  ["attachment; filename*=UTF-8''..%2F..%2Fetc", "-..-etc"],
  ["attachment; filename=\"a.pdf\"; filename*=UTF-8''%E0%A4%A", "datei"],
  ["attachment", "datei"],
])("%s", (disposition, name) => expect(fileName(disposition)).toBe(name));
