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
  [
    "tasks, whose box is their bullet",
    "<ul>\n<li>☐ Name</li>\n<li>\n<p>☑ Tag</p>\n</li>\n<li>a ☐ b</li>\n</ul>",
    "☐ Name\n☑ Tag\n\n- a ☐ b",
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
  ["a list that begins later", '<ol start="31">\n<li>Juli</li>\n<li>August</li>\n</ol>', "31. Juli\n32. August"],
  [
    "a list in a list",
    "<ul>\n<li>Eins\n<ol>\n<li>Zwei</li>\n</ol>\n</li>\n<li>Drei</li>\n</ul>",
    "- Eins\n\n  1. Zwei\n\n- Drei",
  ],
  [
    "a table",
    "<table><thead><tr><th>Was</th><th>Preis</th></tr></thead><tbody><tr><td>Text</td><td>10 €</td></tr></tbody></table>",
    "Was | Preis\nText | 10 €",
  ],
  ["what is crossed out", "<p><del>Alt</del> neu</p>", "~~Alt~~ neu"],
  ["code", "<p>So:</p>\n<pre><code>if (a) {\n    b();\n}\n</code></pre>", "So:\n\nif (a) {\n    b();\n}"],
  [
    "a footnote, without the way back",
    '<p>So<sup><a href="#fn-1" data-footnote-ref="true">1</a></sup></p><section><h2>Fußnoten</h2><ol><li><p>Eben <a href="#fnref-1" data-footnote-backref="">↩</a></p></li></ol></section>',
    "So[1]\n\nFußnoten\n\n1. Eben",
  ],
  ["no button", '<div><p>Text</p></div><button type="button" class="[&amp;&gt;*]:x">Text kopieren</button>', "Text"],
])("%s", (_, html, text) => {
  expect(plainText(html, ORIGIN)).toBe(text);
});
