import { useLocation } from "@remix-run/react";
import { Icon, type IconName, Link, Mark } from "../kit";

const ITEMS: { to: string; label: string; icon: IconName }[] = [
  { to: "/home", label: "Home", icon: "home" },
  { to: "/quests", label: "Quests", icon: "quests" },
  { to: "/level", label: "Level", icon: "level" },
  { to: "/coach", label: "Coach", icon: "coach" },
  { to: "/profile", label: "Profil", icon: "profile" },
];

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
        {ITEMS.map(({ to, label, icon }) => {
          const inside = (
            <>
              <Icon name={icon} />
              <span>{label}</span>
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
                  <span className="sr-only"> (mit einem Plan wieder offen)</span>
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
