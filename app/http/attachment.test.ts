import { expect, test } from "vitest";
import { attachment } from "./attachment";

test("a file keeps its German name, and clients that know only ASCII get one, too", () => {
  expect(attachment("Größe (neu).docx")).toBe(
    `attachment; filename="Groesse (neu).docx"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%28neu%29.docx`,
  );
});

test("nothing in a name can end it or name a folder", () => {
  expect(attachment('a"\r\nb/../„c“.odt')).toBe(
    `attachment; filename="a b .. c.odt"; filename*=UTF-8''a%20b%20..%20%E2%80%9Ec%E2%80%9C.odt`,
  );
});

test("a name of letters, digits and dots is said once", () => {
  expect(attachment("meine-daten-2026-11-25.json")).toBe('attachment; filename="meine-daten-2026-11-25.json"');
});
