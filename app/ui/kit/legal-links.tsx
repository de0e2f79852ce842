const PAGES = [
  { to: "/impressum", label: "Impressum" },
  { to: "/datenschutz", label: "Datenschutz" },
  { to: "/agb", label: "AGB" },
  { to: "/barrierefreiheit", label: "Barrierefreiheit" },
  { to: "/widerruf", label: "Vertrag widerrufen" },
  { to: "/kuendigen", label: "Verträge hier kündigen" },
];

/** German law wants these within reach, also without JavaScript: so plain links. */
export function LegalLinks() {
  return (
    <p>
      {PAGES.map(({ to, label }) => (
        <a key={to} href={to} className="inline-block min-w-11 py-3 pe-3 underline decoration-[0.07em]">
          {label}
        </a>
      ))}
    </p>
  );
}
