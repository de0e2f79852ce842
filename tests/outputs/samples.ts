/** A body with all that usual Markdown knows, as an author writes it. */
export const BODY = `31. Juli ist Schluss.
32. August

Danach:

3. Drei
4. Vier
   - innen
     1. tief

   Noch ein Absatz

- [ ] offen
- [x] getan
- ☐ auch offen

1. [ ] erst

| Was | Menge | Preis |
| :-- | :-: | --: |
| Text ~~alt~~ | \`x = 1\` | 10 € |

Weg: ~~dies~~ und *kursiv*[^1]. Zu den [Preisen](/pricing).

Zeile eins\\
Zeile zwei

\`\`\`
if (a) {
    b();
}
\`\`\`

> Zitat

<Seitenwechsel />

Neue Seite

<Abschnitt wen="familie">

Im Abschnitt

</Abschnitt>

<Orte art="boerse" />

[^1]: Fußnote Nguyễn ≥ 5
`;

/** Texts that a reader of `BODY` sees, in this order: each begins a line, except those that start with „…“. */
export const SAID_OF_BODY = [
  ...["31. Juli ist Schluss.", "32. August", "Danach:", "3. Drei", "4. Vier", "• innen", "1. tief", "Noch ein Absatz"],
  ...["☐ offen", "☑ getan", "☐ auch offen", "1. ☐ erst"],
  ...["Was", "…Menge", "…Preis", "Text alt", "…x = 1", "…10 €"],
  ...["Weg: dies und kursiv", "…1", "…. Zu den Preisen", "Zeile eins", "Zeile zwei"],
  ...["if (a) {", "b();", "}", "Zitat", "Neue Seite", "Im Abschnitt"],
  ...["Hier wird gesucht", "• Das Brett", "…(kostenlos, englisch)", "Lies drei Gesuche.", "Zahl nichts im Voraus."],
  ...[
    "Gesehen am 21.11.2026. Lies die Bedingungen, bevor du dich irgendwo anmeldest.",
    "Fußnoten",
    "1. Fußnote Nguyễn ≥ 5",
  ],
];

/** Names and titles of one line, as authors and learners write them. */
export const LINES = [
  "31. Juli: Nguyễn, Ольга & Ελένη; ≥ 5 ₺",
  "=1+1",
  "+49 30 1234",
  "- Strich -- *nicht* fett, ~nicht~ weg",
  "<b>Titel</b> &amp; „Zitat“ \"so\" 'o'",
  "C:\\neu, \\n bleibt; [Preise](/pricing)",
];

/** Text that learners write in missions and to the coach: never markup, whatever it looks like. */
export const WRITTEN = [
  "31. Juli ist Schluss.",
  "3. Drei",
  "- [ ] offen",
  "* Stern",
  "# Nummer 1 #",
  "=1+1",
  "| Was | Preis |",
  "| --- | --- |",
  "Weg: ~~dies~~, **das**, `jenes`, _nichts_[^1]",
  "<b>Titel</b> &amp; C:\\neu",
  "> kein Zitat",
  "Nguyễn, Ольга, Ελένη: № 5 ≤ 6 ✓",
  "https://start.example/a_b?c=d&e=_f_",
  "[^1]: Fuß",
  "```",
  "Ende",
];

/** An answer as a model writes it. */
export const ANSWER = `3. Drei
4. Vier
   - innen

31\\. Juli ist **Schluss**, \`x = 1\`, C:\\neu <b>nicht fett</b>.

| Was | Preis |
| --- | --- |
| Text | 10 € |

\`\`\`
if (a) {
    b();
}
\`\`\`

Lies https://start.example/a_b?c=d und
[https://start.example/e_f](https://start.example/e_f).

> Zitat: Nguyễn ≥ 5
`;

export const SAID_OF_ANSWER = [
  ...["3. Drei", "4. Vier", "• innen", "31. Juli ist Schluss, x = 1, C:\\neu <b>nicht fett</b>."],
  ...["| Was | Preis |", "| Text | 10 € |", "if (a) {", "b();", "}"],
  ...["Lies https://start.example/a_b?c=d", "…und", "https://start.example/e_f", "Zitat: Nguyễn ≥ 5"],
];
