const PAGES = [
  { to: "/hilfe", label: "Hilfe" },
  { to: "/impressum", label: "Impressum" },
  { to: "/datenschutz", label: "Datenschutz" },
  { to: "/agb", label: "AGB" },
  { to: "/barrierefreiheit", label: "Barrierefreiheit" },
  { to: "/widerruf", label: "Vertrag widerrufen" },
  { to: "/kuendigen", label: "Verträge hier kündigen" },
];

/** Help, and links that German law wants within reach, also without JavaScript: hence plain ones. */
function LegalLinks() {
  return (
    <p>
      {PAGES.map(({ to, label }) => (
        <a key={to} href={to} className="inline-block min-w-11 px-1.5 py-3 underline decoration-[0.07em]">
          {label}
        </a>
      ))}
    </p>
  );
}

/** The foot of every page; on phones it is above the tab bar. */
export const LegalFooter = () => (
  <footer className="w-full px-[min(1.125rem,4.5vw)] pb-3 text-center text-sm text-soft print:hidden">
    <LegalLinks />
  </footer>
);
