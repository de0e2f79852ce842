import { describe, expect, test } from "vitest";
import { CRISIS_ANSWER, isCrisis } from "./crisis";

const lines = (text: string) => text.trim().split("\n");

describe("a crisis is heard", () => {
  test.each(
    lines(`
ich will nicht mehr leben
Ich möchte nicht mehr leben.
ich moechte nicht mehr leben
ich mochte einfach nicht mehr leben
will nich mer leben
i mog nimmer leben
i mag nimma lebn
I will nimmer lebe, i ko nimmer
ich wil nicht mehr weiterleben
mag nicht mehr da sein
ich will einfach nur einschlafen und nicht mehr aufwachen
ich will sterben
ich möchte am liebsten sterben
Ich will einfach nur noch tot sein
ich wäre lieber tot
wär ich doch tot
ich wünschte ich wäre tot
ich wünschte, ich wäre nie geboren
am liebsten tot
ich bring mich um
ich bringe mich heute noch um
i bring mi um
ich will mich umbringen
will mich umbrigen
ich denke darüber nach mich umzubringen
manchmal denk ich dran mich um zu bringen
ich will mich töten
ICH WILL MICH UMBRINGEN!!!
ich denke an Suizid
habe suizidgedanken wegen der schulden
suizit gedanken
ich habe Selbstmordgedanken
selbst mord ist das einzige was noch bleibt
selbsmord
Selbstmort
ich will mir das Leben nehmen
ich nehm mir das leben
ich will meinem Leben ein Ende setzen
ich werde mein leben beenden
ich mach schluss mit dem leben
ich tu mir was an
ich hab angst dass ich mir etwas antue
ich könnte mir was antun
ich ritze mich wieder
ich verletze mich selbst
ich häng mich auf
ich will mich aufhängen
ich will mich erhängen
ich spring von der Brücke
ich springe von einer brücke und dann ist ruhe
ich werf mich vor den zug
ich springe vom Dach
ich habe alle Tabletten genommen
ohne mich wären alle besser dran
ihr wärt besser dran ohne mich
niemand würde mich vermissen
ich sehe keinen Ausweg mehr
ich hab keine Kraft mehr zum Leben
ich hab keinen Grund mehr zu leben
mein leben hat keinen sinn mehr
das leben ist sinnlos
ich bin lebensmüde
i want to kill myself
i want to die
Die Missionen schaffe ich nicht. Ich will nicht mehr leben.
ich kann nicht mehr
ich will einfach nicht mehr
meine freundin will sich umbringen was soll ich tun
`),
  )("%s", (question) => {
    expect(isCrisis(question)).toBe(true);
  });
});

describe("work, prices and figures of speech are none", () => {
  test.each(
    lines(`
mein Projekt stirbt
meine Reichweite ist tot
die Deadline bringt mich um
diese Deadline killt mich
ich könnte den Kunden umbringen
der Kunde bringt mich noch um
die Steuererklärung wird mich umbringen
Die Buchhaltung bringt mich irgendwann um den Verstand
bei 10 Euro die Stunde ist das doch Selbstmord
das wäre beruflicher Selbstmord
ist das finanzieller Selbstmord
Preisselbstmord vermeiden
ich kann davon nicht leben
von den Aufträgen kann ich nicht mehr leben
Ich kann von meinem Job nicht mehr leben und will mich selbstständig machen
wie lange muss ich warten
Wie schreibe ich eine Killer-Headline?
darf ich tote Links anschreiben
ich will meinen Blog sterben lassen
Ich möchte den alten Shop einfach sterben lassen und neu anfangen
ich bin todmüde und habe noch eine Aufgabe offen
ich sterbe vor Langeweile bei dem Kapitel
das ist sterbenslangweilig
Printwerbung ist tot, oder?
ich bin doch nicht lebensmüde und kündige sofort
ich hänge fest
ich will mich nicht an Kleinigkeiten aufhängen
woran soll ich das Thema aufhängen
ich kann nicht mehr als fünf Stunden pro Woche
ich will nicht mehr angestellt sein
Ich möchte nicht mehr für Chefs arbeiten
kann ich nicht mehr Kleinunternehmer sein
ich will den Vertrag beenden
wie komme ich aus dem Abo, ich sehe keinen Ausweg aus dem Vertrag
ohne Chef lebt es sich besser
wie nehme ich mir Zeit für das Leben neben dem Job
wie beende ich ein Gespräch
wann soll ich kündigen
wie gehe ich mit Absagen um
bringt mich das weiter?
wie bringe ich mich ins Gespräch
ich bringe mich in der Gruppe ein
wie bringe ich mich am besten um die Steuer herum
Lebenslauf schneiden und kürzen?
ich schneide Videos
Pitch vor der Bank: wie springe ich ins kalte Wasser
Ich springe von einer Idee zur nächsten
ich werfe mich in die Arbeit
Tabletten verkaufen im Onlineshop erlaubt?
Artikel über Suizidprävention schreiben
ist der Markt für VAs tot
ich will Sterbebegleitung als Coach anbieten
Was kostet ein Grabredner?
muss ich meine Kundinnen umarmen
ich kann nicht mehr Kunden annehmen
was mache ich, wenn niemand antwortet
Dropshipping ist ein totes Pferd
ich muss mich um die Website kümmern
ich will mich umorientieren
soll ich mich umbenennen
wie kann ich mich umschulen lassen
Ich will mich bei der IHK um bringfähige Infos kümmern
ich kann den Text nicht mehr sehen
habe keine Lust mehr auf Kaltakquise
ich habe Schulden und weiß nicht weiter
`),
  )("%s", (question) => {
    expect(isCrisis(question)).toBe(false);
  });
});

test("the answer names people to call, and nothing else comes first", () => {
  for (const number of ["0800 1110111", "0800 1110222", "116 123", "112"]) {
    expect(CRISIS_ANSWER.text).toContain(`[${number}](tel:${number.replaceAll(" ", "")})`);
  }
  for (const said of ["Kostenlos, anonym, rund um die Uhr", "Ich bin eine KI"]) {
    expect(CRISIS_ANSWER.text).toContain(said);
  }
  expect(CRISIS_ANSWER.text).not.toMatch(/upgrade|pricing|Mission|\bPro\b/i);
  expect(CRISIS_ANSWER.blocks.every(({ isUnchecked }) => !isUnchecked)).toBe(true);
});

test("a message of any length is read in no time", () => {
  const begin = performance.now();
  expect(isCrisis(`${"ich mich mir das leben ".repeat(40_000)} umbring`)).toBe(false);
  expect(performance.now() - begin).toBeLessThan(2_000);
});
