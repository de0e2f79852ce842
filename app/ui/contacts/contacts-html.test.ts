import { expect, test } from "vitest";
import { contactsHtml, countedHtml } from "./contacts-html";

test("a task says how many of what it counts stand there, and when they are enough", () => {
  const counted = { was: "angeschrieben", anzahl: 3 } as const;
  expect(countedHtml({ noted: 5 }, counted)).toBe(
    'Auf deinem <a href="/kundenweg#neu">Kundenweg</a>: 0 von 3\u00a0angeschrieben.',
  );
  expect(countedHtml({ approached: 1, order: 1 }, counted)).toBe(
    'Auf deinem <a href="/kundenweg">Kundenweg</a>: 2 von 3\u00a0angeschrieben.',
  );
  expect(countedHtml({ approached: 3 }, counted)).toContain("Sind es die, um die es hier geht? Dann setz den Haken.");
});

test("whoever is only noted can be written to next, and a hostile name is text", () => {
  const html = contactsHtml({ noted: 1 }, { id: "abc", name: "<b>x</b>" });
  expect(html).toContain('<a href="/vorlagen/erste-nachricht?kontakt=abc">Erste Nachricht an &lt;b&gt;x&lt;/b&gt;</a>');
  expect(contactsHtml({ approached: 1 }, null)).not.toContain("Erste Nachricht");
});
