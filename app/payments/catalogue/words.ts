import { formatCents } from "~/domain/text/german-numbers";
import { needsNewPrice, type ComparedPrice, type ComparedProduct, type PriceField, type ProductField } from "./compare";
import type { FoundPrice, FoundProduct } from "./found.server";
import { CURRENCY, type BillingInterval, type WantedPrice, type WantedProduct } from "./wanted";

const SETUP = "„npm run stripe:setup“";

/** A line for each difference, with what helps. */
export const describeDifferences = (compared: readonly ComparedProduct[]): string[] =>
  compared.flatMap(({ wanted, found, differing, prices, surplus }) =>
    [
      ...(found
        ? differing.map((field) => describeProduct(field, wanted, found))
        : [`Das Produkt ${wanted.id} fehlt. ${SETUP} legt es an.`]),
      ...prices.flatMap((price) => describePrice(price, wanted)),
      ...surplus.map(describeSurplus),
    ].map((line) => `${wanted.name}: ${line}`),
  );

function describeProduct(field: ProductField, wanted: WantedProduct, found: FoundProduct): string {
  const product = `Das Produkt ${wanted.id}`;
  switch (field) {
    case "name":
      return `${product} heißt „${found.name}“. ${SETUP} nennt es „${wanted.name}“.`;
    case "description":
      return `${product} ist mit „${found.description ?? ""}“ beschrieben. ${SETUP} schreibt „${wanted.description}“.`;
    case "plan":
      return `${product} nennt in den Metadaten „${found.plan ?? ""}“ als plan. ${SETUP} schreibt „${wanted.plan}“.`;
    case "active":
      return `${product} ist archiviert. ${SETUP} macht es wieder aktiv.`;
  }
}

function describePrice({ wanted, found, differing }: ComparedPrice, product: WantedProduct): string[] {
  const price = `Der Preis ${wanted.lookupKey}`;
  if (!found) return [`${price} (${describeAmount(wanted)}) fehlt. ${SETUP} legt ihn an.`];
  const isNew = needsNewPrice(found, differing);
  return differing.map((field) => {
    const remedy = isNew
      ? "ersetzt ihn durch einen neuen"
      : field === "active"
        ? "macht ihn wieder aktiv"
        : "trägt es nach";
    return `${price} ${whatDiffers(field, { wanted, found, product })}. ${SETUP} ${remedy}.`;
  });
}

function whatDiffers(
  field: PriceField,
  { wanted, found, product }: { wanted: WantedPrice; found: FoundPrice; product: WantedProduct },
): string {
  switch (field) {
    case "product":
      return `gehört zum Produkt ${found.productId} statt zu ${product.id}`;
    case "amount":
      return `kostet ${inCurrency(found)} statt ${formatCents(wanted.cents)}`;
    case "currency":
      return `ist in ${found.currency.toUpperCase()} statt in ${CURRENCY.toUpperCase()}`;
    case "rhythm":
      return `wird ${describeRhythm(found.rhythm)} statt ${describeRhythm(wanted.rhythm)} berechnet`;
    case "tax":
      return `hat als tax_behavior ${found.taxBehavior} statt inclusive`;
    case "plan":
      return `nennt in den Metadaten „${found.plan ?? ""}“ statt „${product.plan}“ als plan`;
    case "active":
      return "ist archiviert";
  }
}

const describeSurplus = (found: FoundPrice): string =>
  `Der Preis ${found.id} (${describeAmount(found)}) ist aktiv, steht aber nicht in content/plans. ` +
  `${SETUP} archiviert ihn, laufende Verträge behalten ihn.`;

type Amount = Pick<FoundPrice, "cents" | "rhythm"> & { currency?: string };

/** „9 € im Monat“ */
export const describeAmount = (price: Amount): string => `${inCurrency(price)} ${describeRhythm(price.rhythm)}`;

function inCurrency({ cents, currency = CURRENCY }: Amount): string {
  if (cents === null) return "keinen festen Betrag";
  return currency === CURRENCY ? formatCents(cents) : `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

const RHYTHMS: Partial<Record<BillingInterval, string>> = {
  once: "einmalig",
  metered: "nach Verbrauch",
  "1 day": "am Tag",
  "1 week": "in der Woche",
  "1 month": "im Monat",
  "1 year": "im Jahr",
};
const UNITS: Partial<Record<string, string>> = { day: "Tage", week: "Wochen", month: "Monate", year: "Jahre" };

function describeRhythm(rhythm: BillingInterval): string {
  const [count, unit = ""] = rhythm.split(" ");
  return RHYTHMS[rhythm] ?? `alle ${count} ${UNITS[unit] ?? unit}`;
}
