import { NavLink } from "@remix-run/react";
import { Icon, type IconName } from "./icons";
import { Mark } from "./mark";

const ITEMS: { to: string; label: string; icon: IconName }[] = [
  { to: "/home", label: "Home", icon: "home" },
  { to: "/quests", label: "Quests", icon: "quests" },
  { to: "/level", label: "Level", icon: "level" },
  { to: "/coach", label: "Coach", icon: "coach" },
  { to: "/profile", label: "Profil", icon: "profile" },
];

/**
 * Five items at the thumb, a side rail on wide screens. Without basic access everything but Home leads to /pricing
 * and is greyed.
 */
export function TabBar({ productName, hasBasicAccess }: { productName: string; hasBasicAccess: boolean }) {
  return (
    <nav className="tab-bar" aria-label="Hauptnavigation">
      <p className="tab-bar-mark">
        <Mark />
        {productName}
      </p>
      <ul>
        {ITEMS.map(({ to, label, icon }) => {
          const open = hasBasicAccess || to === "/home";
          return (
            <li key={to}>
              <NavLink to={open ? to : "/pricing"} className={open ? "tab" : "tab tab-closed"} end={!open}>
                <Icon name={icon} />
                <span>{label}</span>
                {open ? null : <span className="sr-only"> (mit einem Plan wieder offen)</span>}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
