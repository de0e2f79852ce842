import { parseArgs } from "node:util";
import { addressToLookUp } from "~/domain/email/address";
import { isLifetime, OFFERS, type Offer } from "~/domain/payments/entitlements";
import { endOfBerlinDay } from "~/domain/time/german-dates";
import { OperatorError } from "~/environment/operator-error";
import { terminalLine } from "./lines";

export type Command =
  | { kind: "list" }
  | { kind: "show"; email: string }
  | { kind: "give"; email: string; offer: Offer; reason: string; until: Date | null }
  | { kind: "take"; email: string; offer: Offer; reason: string }
  | { kind: "settle"; id: string; reason: string };

const USAGE = `So geht es: npm run konto -- ADRESSE, dazu --gib=ANGEBOT oder --nimm=ANGEBOT mit --grund="…" (und --bis=JJJJ-MM-TT); oder npm run konto -- --erledigt=NUMMER --grund="…"`;

const OPTIONS = {
  gib: { type: "string" },
  nimm: { type: "string" },
  bis: { type: "string" },
  erledigt: { type: "string" },
  grund: { type: "string" },
} as const;

/** Parses the arguments of `npm run konto --`. Throws OperatorError for missing or invalid ones. */
export function readCommand(args: readonly string[], now: Date): Command {
  const { values, positionals } = split(args);
  const { gib, nimm, bis, erledigt, grund } = values;
  const [address, ...others] = positionals;
  const wishes = [gib, nimm, erledigt].filter((wish) => wish !== undefined);
  const isForSomebody = gib !== undefined || nimm !== undefined;
  if (wishes.length > 1 || others.length > 0 || (bis !== undefined && gib === undefined)) throw usage();
  if (erledigt !== undefined) {
    if (address !== undefined) throw usage();
    return { kind: "settle", id: erledigt.trim().toLowerCase(), reason: readReason(grund) };
  }
  if (address === undefined) {
    if (isForSomebody || grund !== undefined) throw usage();
    return { kind: "list" };
  }
  const email = addressToLookUp(address);
  if (email === null) throw new OperatorError(`„${terminalLine(address)}“ ist keine E-Mail-Adresse.`);
  if (gib !== undefined) {
    const offer = readOffer(gib);
    return { kind: "give", email, offer, reason: readReason(grund), until: readEnd(bis, { offer, now }) };
  }
  if (nimm !== undefined) return { kind: "take", email, offer: readOffer(nimm), reason: readReason(grund) };
  if (grund !== undefined) throw usage();
  return { kind: "show", email };
}

const usage = () => new OperatorError(USAGE);

function split(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    throw usage();
  }
}

function readOffer(name: string): Offer {
  const offer = OFFERS.find((each) => each === name);
  if (!offer) throw new OperatorError(`Das Angebot „${name}“ gibt es nicht: Nimm ${OFFERS.join(", ")}.`);
  return offer;
}

function readReason(text = ""): string {
  const reason = terminalLine(text);
  if (!/\p{L}/u.test(reason)) {
    throw new OperatorError(
      'Ohne Grund geht das nicht: Häng --grund="…" an. Wer es betrifft, liest ihn im Datenexport.',
    );
  }
  return reason;
}

function readEnd(day: string | undefined, { offer, now }: { offer: Offer; now: Date }): Date | null {
  if (day === undefined) return null;
  const end = endOfBerlinDay(day);
  if (!end) throw new OperatorError(`Den Tag „${day}“ gibt es nicht: Schreib ihn wie 2026-12-31.`);
  if (end <= now) throw new OperatorError(`Der Tag ${day} ist schon vorbei: Nimm heute oder einen späteren.`);
  if (isLifetime(offer)) {
    throw new OperatorError(`${offer} hat kein Ende: Lass --bis weg, oder gib pro oder pro_ai.`);
  }
  return end;
}
