import { Mark } from "../kit";

const PLACES = [
  { to: "/pfade", label: "Pfade" },
  { to: "/typen", label: "Typen" },
];

/** Above every page that strangers see beside the landing: whose it is, and what else there is to look at. */
export function ShowcaseBar({ productName, current }: { productName: string; current?: "/pfade" | "/typen" }) {
  return (
    <header className="showcase-bar print:hidden">
      <a className="showcase-name" href="/">
        <Mark size={28} />
        {productName}
      </a>
      <nav aria-label="Einblick">
        {PLACES.map(({ to, label }) => (
          <a key={to} className="showcase-place" href={to} aria-current={to === current ? "page" : undefined}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}
