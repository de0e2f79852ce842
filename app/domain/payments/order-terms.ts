import { SUBSCRIPTION_DAYS } from "./access";

/** An order, as far as the terms depend on it. */
export interface Ordered {
  billing: "none" | "month" | "once";
  isDemo: boolean;
}

/** The seller: `operator` in content/site/site.mdx. */
export interface Seller {
  name: string;
  street: string;
  city: string;
  country: string;
  email: string;
  phone?: string | undefined;
}

export interface Term {
  name: string;
  text: string;
  link?: { to: string; label: string };
}

const HOW_TO_CANCEL = { to: "/kuendigen", label: "So kündigst du" };

/** Essential terms directly above the order button and in the mail after it: duration, renewal, cancellation. */
export function essentialTerms({ billing, isDemo }: Ordered): Term[] {
  if (billing !== "month") {
    return [
      { name: "Laufzeit", text: "Ohne Ablaufdatum" },
      { name: "Verlängerung", text: "Keine. Es folgen keine weiteren Zahlungen." },
      { name: "Kündigung", text: "Nicht nötig, denn es verlängert sich nichts" },
    ];
  }
  return [
    { name: "Laufzeit", text: isDemo ? `Ein Monat (${SUBSCRIPTION_DAYS}\u00a0Tage)` : "Ein Monat ab der Zahlung" },
    {
      name: "Verlängerung",
      text: isDemo
        ? "Keine: In der Demo endet der Tarif von selbst. Gegen Geld ginge er jeden Monat um einen Monat weiter, bis du kündigst."
        : "Jeden Monat um einen Monat zum gleichen Preis, bis du kündigst",
    },
    {
      name: "Kündigung",
      text: "Jederzeit zum Ende des bezahlten Monats: in der App, im Formular oder per E-Mail",
      link: HOW_TO_CANCEL,
    },
  ];
}

/** Duties to inform before an order (Art. 246a § 1 EGBGB) that are not essential in the sense of § 312j BGB. */
export function rightsOfBuyers({ billing, isDemo }: Ordered): Term[] {
  const monthly = billing === "month" ? " und dann jeden Monat am gleichen Tag" : "";
  return [
    { name: "Beginn", text: isDemo ? "Sofort." : "Sobald deine Zahlung bestätigt ist, meist nach wenigen Sekunden." },
    {
      name: "Zahlung",
      text: isDemo
        ? "Keine: In der Demo wird nichts abgebucht."
        : `Über Stripe, auf der nächsten Seite. Dort siehst du alle Zahlungsarten. Abgebucht wird heute${monthly}.`,
    },
    {
      name: "Widerruf",
      text: "14\u00a0Tage ab Vertragsschluss, ohne Gründe. Beim ersten Mal bekommst du alles zurück.",
      link: { to: "/widerrufsbelehrung", label: "Widerrufsbelehrung lesen" },
    },
    {
      name: "Geld-zurück",
      text: "30\u00a0Tage ab der ersten Zahlung bekommst du alles zurück, ohne Gründe, einmal je Person.",
    },
  ];
}

/** Further terms, the same for every offer. */
export function generalTerms(seller: Seller | undefined): Term[] {
  const contact = seller ? [seller.email, seller.phone].filter(Boolean).join(" oder ") : "die Adresse im Impressum";
  return [
    {
      name: "Anbieter",
      text: seller ? `${seller.name}, ${seller.street}, ${seller.city}, ${seller.country}.` : "Siehe Impressum.",
      link: { to: "/impressum", label: "Zum Impressum" },
    },
    { name: "Kontakt", text: `Fragen und Beschwerden: ${contact}` },
    {
      name: "Technik",
      text:
        "Eine Web-App für aktuelle Browser auf Handy, Tablet und Computer. Du brauchst Internet, ein Konto und ein " +
        "E-Mail-Postfach. Installieren musst du nichts. Dein Konto schützt ein Code per E-Mail, einen Kopierschutz gibt es nicht.",
      link: { to: "/barrierefreiheit", label: "Zur Barrierefreiheit" },
    },
    {
      name: "Mängel",
      text: "Funktioniert etwas nicht wie versprochen, hast du die gesetzlichen Rechte. Wir halten die App aktuell.",
    },
    { name: "Streitfälle", text: "An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil." },
    { name: "Bedingungen", text: "Es gelten unsere AGB.", link: { to: "/agb", label: "AGB lesen" } },
  ];
}

export function priceTerm({ billing, price }: { billing: Ordered["billing"]; price: string }): string {
  const per = billing === "month" ? " im Monat" : " einmalig";
  return `${price}${per}, inklusive Mehrwertsteuer. Das ist der Endpreis.`;
}
