import { useLoaderData } from "@remix-run/react";
import { AboutList } from "~/ui/account/about-list";
import { Icon, Link } from "~/ui/kit";
import { LogoutForm } from "~/ui/account/logout-form";
import { ProfileHeader } from "~/ui/account/profile-header";
import { ShareCard } from "~/ui/account/share-card";
import { UpgradeCard } from "~/ui/account/upgrade-card";
import type { loader } from "./data.server";
import { titled } from "~/ui/frame/page-meta";

export { loader } from "./data.server";

export const meta = titled("Profil");

export default function Profile() {
  const { productName, isFree, freeWeeksRemaining, invitation, canUndo, ...person } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <div className="columns profile-columns">
        <div className="stack">
          <ProfileHeader {...person} />
          <AboutList {...person} />
        </div>
        <div className="stack">
          {isFree ? <UpgradeCard weeks={freeWeeksRemaining} /> : null}
          <ShareCard {...invitation} productName={productName} />
          <nav className="card menu" aria-label="Konto">
            {canUndo ? (
              <Link to="/rueckgaengig">
                <Icon name="back" />
                Zurücksetzen rückgängig machen
              </Link>
            ) : null}
            <Link to="/mappe">
              <Icon name="text" />
              Meine Gründungsmappe
            </Link>
            <Link to="/pricing">
              <Icon name="card" />
              Subscription verwalten
            </Link>
            <Link to="/profile/einstellungen">
              <Icon name="settings" />
              Einstellungen
            </Link>
            <LogoutForm>
              <Icon name="logout" />
              Abmelden
            </LogoutForm>
          </nav>
        </div>
      </div>
    </main>
  );
}
