import { Icon, type IconName, Link } from "../kit";
import { LogoutForm } from "./logout-form";

const LINE =
  "row min-h-13 w-full gap-3.5 rounded-[0.875rem] px-3.5 py-2 text-start font-semibold text-ink hover:bg-sunken " +
  "[&>svg]:shrink-0 [&>svg]:text-primary";

export function AccountMenu({ canUndo, isFinished }: { canUndo: boolean; isFinished: boolean }) {
  return (
    <nav className="card p-1.5" aria-label="Konto">
      {canUndo ? <Way to="/rueckgaengig" icon="back" label="Zurücksetzen rückgängig machen" /> : null}
      {isFinished ? <Way to="/abschluss" icon="flag" label="Mein Abschluss" /> : null}
      <Way to="/mappe" icon="text" label="Meine Gründungsmappe" />
      <Way to="/profile/einstellungen/situation" icon="profile" label="Meine Situation" />
      <Way to="/startfahrplan" icon="check" label="Mein Startfahrplan" />
      <Way to="/pricing" icon="card" label="Subscription verwalten" />
      <Way to="/profile/einstellungen" icon="settings" label="Einstellungen" />
      {/* A page without scripts, which the router cannot show. */}
      <a className={LINE} href="/hilfe">
        <Icon name="open" />
        Hilfe
      </a>
      <LogoutForm className={LINE}>
        <Icon name="logout" />
        Abmelden
      </LogoutForm>
    </nav>
  );
}

function Way({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link className={LINE} to={to}>
      <Icon name={icon} />
      {label}
    </Link>
  );
}
