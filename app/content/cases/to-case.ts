import type { Case } from "~/domain/cases/case";
import type { Frontmatter } from "../frontmatter/schema";

const toCents = (euro: number): number => Math.round(euro * 100);

/** A case as authors write it, in the app's words. */
export function toCase(path: string, data: Frontmatter<"faelle">): Case {
  const { person, kundin, angebot, av, umsatz, rechnung } = data;
  return {
    ...{ path, title: data.title, description: data.description, work: data.arbeit, activity: data.taetigkeit },
    person: { name: person.name, person: person.name, street: person.strasse, town: person.ort, mail: person.mail },
    wageCents: data.lohn === undefined ? null : toCents(data.lohn),
    ...{ insurance: data.kasse, weeklyHours: data.stunden, rateCents: toCents(data.satz), startsOn: data.start },
    ...{ isTrade: data.art === "gewerbe", isTaxed: data.steuer === "regel" },
    turnover: {
      cents: toCents(umsatz.jahr),
      nextCents: toCents(umsatz.folgejahr),
      nextProfitCents: toCents(umsatz.folgegewinn),
      how: umsatz.weg,
    },
    costs: data.kosten.map(({ text, euro }) => ({ label: text, cents: toCents(euro) })),
    customer: {
      ...{ name: kundin.name, person: kundin.person, street: kundin.strasse, town: kundin.ort },
      ...{ isFirm: kundin.firma, isFormal: kundin.anrede === "sie" },
    },
    offer: {
      ...{ number: angebot.nummer, date: angebot.datum, validUntil: angebot.gueltigBis, goal: angebot.ziel },
      positions: angebot.positionen.map(({ text, menge, einheit, preis }) => ({
        ...{ label: text, quantity: menge, unit: einheit ?? null, cents: toCents(preis) },
      })),
      ...{
        how: angebot.weg,
        excluded: angebot.nichtEnthalten,
        needed: angebot.brauche,
        begins: angebot.beginn,
        ends: angebot.fertig,
      },
      ...{ changes: angebot.aenderungen, usage: angebot.nutzung ?? null, daysToPay: angebot.zahlbar },
    },
    agreedOn: data.zusage,
    invoice: { number: rechnung.nummer, date: rechnung.datum, delivered: rechnung.leistung },
    processing: {
      ...{ service: av.dienst ?? null, subject: av.gegenstand, purpose: av.zweck, data: av.daten },
      ...{ people: av.menschen, duration: av.dauer, place: av.ort, end: av.ende },
    },
    missions: data.missionen,
  };
}
