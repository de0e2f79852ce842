import { useLocation } from "@remix-run/react";
import { COMING_SOON, FEATURES } from "~/domain/features";
import { Icon, Link, Mark } from "../kit";
import { listTabs } from "./tabs";

/**
 * Five items at the thumb, a side rail on wide screens. Without basic access everything but Home leads to /pricing
 * and is greyed; the coach's add-on opens the coach.
 */
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
    <nav className="tab-bar" aria-label="Hauptnavigation">
      <p className="tab-bar-mark">
        <Mark />
        {productName}
      </p>
      <ul>
        {listTabs(FEATURES).map(({ to, label, icon, isSoon }) => {
          const inside = (
            <>
              <Icon name={icon} />
              <span>
                {label}
                {isSoon ? <small className="tab-soon"> {COMING_SOON}</small> : null}
              </span>
            </>
          );
          // A closed item is never the current page, also on /pricing where all of them lead.
          return (
            <li key={to}>
              {isOpen(to) ? (
                <Link to={to} className="tab" aria-current={isWithin(to, pathname) ? "page" : undefined}>
                  {inside}
                </Link>
              ) : (
                <Link to="/pricing" className="tab tab-closed">
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
