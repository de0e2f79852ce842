import { expect, test } from "vitest";
import { plainText } from "./plain-text";

const ORIGIN = "https://start.example";

test.each([
  ["paragraphs", "<p>Eins</p>\n<p>Zwei</p>", "Eins\n\nZwei"],
  ["headings", "<h2>Kosten</h2>\n<p>Keine.</p>", "Kosten\n\nKeine."],
  ["a line that goes on in the source", "<p>Eins\nund <strong>zwei</strong></p>", "Eins und zwei"],
  [
    "a list",
    "<p>Dazu:</p>\n<ul>\n<li>Name</li>\n<li>Tag</li>\n</ul>\n<p>Fertig.</p>",
    "Dazu:\n\n- Name\n- Tag\n\nFertig.",
  ],
  ["numbered items", "<ol>\n<li>Eins</li>\n<li>Zwei</li>\n</ol>", "1. Eins\n2. Zwei"],
  ["items of paragraphs", "<ul>\n<li>\n<p>Eins</p>\n</li>\n<li>\n<p>Zwei</p>\n</li>\n</ul>", "- Eins\n\n- Zwei"],
  [
    "a page of ours with its address",
    '<p>Das <a href="/widerruf">Formular</a>.</p>',
    `Das Formular (${ORIGIN}/widerruf).`,
  ],
  ["a mail address, said once", '<p><a href="mailto:a@b.example">a@b.example</a></p>', "a@b.example"],
  ["an address over lines", '<address class="x">Rosa &amp; Söhne<br/>Weg 1</address>', "Rosa & Söhne\nWeg 1"],
  ["signs", "<p>5 &lt; 6 &gt; &quot;4&quot; &#x27;3&#x27; &amp;lt;</p>", "5 < 6 > \"4\" '3' &lt;"],
  ["no button", '<div><p>Text</p></div><button type="button" class="[&amp;&gt;*]:x">Text kopieren</button>', "Text"],
])("%s", (_, html, text) => {
  expect(plainText(html, ORIGIN)).toBe(text);
});
