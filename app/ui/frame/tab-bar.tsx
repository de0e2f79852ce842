import { useLocation } from "@remix-run/react";
import { COMING_SOON, FEATURES } from "~/domain/features";
import { Icon, Link, Mark, SearchField } from "../kit";
import { listTabs } from "./tabs";

// Text grows only as far as five labels fit side by side.
const TAB =
  "grid min-h-16 content-start justify-items-center gap-0.5 pt-2.5 pb-1 text-[min(0.75rem,5.25vw)] text-soft " +
  "aria-[current=page]:text-primary aria-[current=page]:[&_svg]:stroke-[2.5] " +
  "lg:min-h-12 lg:grid-cols-[auto_1fr] lg:content-center lg:items-center lg:justify-items-start lg:gap-3.5 " +
  "lg:rounded-[0.875rem] lg:px-3 lg:py-0 lg:text-base lg:aria-[current=page]:bg-primary-soft";
// A greyed item whose label keeps its contrast.
const CLOSED = "font-normal filter-[grayscale(1)] [&_svg]:opacity-45";

/** Without basic access all tabs but Home are greyed and lead to /pricing; the coach's add-on opens the coach. */
export function TabBar({
  productName,
  hasBasicAccess,
  hasCoach,
}: {
  productName: string;
  hasBasicAccess: boolean;
  hasCoach: boolean;
}) {
  const { pathname } = useLocation();
  const isOpen = (to: string) => hasBasicAccess || to === "/home" || (to === "/coach" && hasCoach);
  return (
    <nav
      className="fixed inset-x-0 bottom-0 z-30 [@media(max-height:18rem)]:static border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:inset-y-0 lg:right-auto lg:w-60 lg:border-t-0 lg:border-r lg:px-4 lg:py-6 alone:hidden print:hidden"
      aria-label="Hauptnavigation"
    >
      <p className="hidden items-center gap-2.5 px-3 pb-6 font-display text-xl leading-[normal] font-bold text-primary lg:flex">
        <Mark />
        {productName}
      </p>
      {/* The page of results has a search field of its own. */}
      {hasBasicAccess && pathname !== "/suche" ? <SearchField className="hidden pb-5 lg:block" /> : null}
      <ul className="mx-auto grid max-w-xl grid-cols-5 lg:grid-cols-1 lg:gap-1">
        {listTabs(FEATURES).map(({ to, label, icon, isSoon }) => {
          const inside = (
            <>
              <Icon name={icon} />
              <span className="text-center lg:text-start">
                {label}
                {isSoon ? <small className="block text-[0.8em] leading-none font-normal"> {COMING_SOON}</small> : null}
              </span>
            </>
          );
          // A closed tab is never the current page, also on /pricing where all of them lead.
          return (
            <li key={to}>
              {isOpen(to) ? (
                <Link
                  to={to}
                  className={`${TAB} font-semibold`}
                  aria-current={isWithin(to, pathname) ? "page" : undefined}
                >
                  {inside}
                </Link>
              ) : (
                <Link to="/pricing" className={`${TAB} ${CLOSED}`}>
                  {inside}
                  <span className="sr-only"> (mit einem Tarif wieder offen)</span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const isWithin = (area: string, path: string) => path === area || path.startsWith(`${area}/`);
