const PAGES = [
  { to: "/impressum", label: "Impressum" },
  { to: "/datenschutz", label: "Datenschutz" },
  { to: "/widerruf", label: "Vertrag widerrufen" },
  { to: "/kuendigen", label: "Verträge hier kündigen" },
];

/** The pages that German law wants within reach; without JavaScript, so plain links. */
export function LegalLinks() {
  return (
    <p className="legal-links">
      {PAGES.map(({ to, label }) => (
        <a key={to} href={to}>
          {label}
        </a>
      ))}
    </p>
  );
}
