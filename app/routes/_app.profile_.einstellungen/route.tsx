import { useActionData, useLoaderData } from "@remix-run/react";
import { AppearanceForm } from "~/ui/account/appearance-form";
import { BackLink, button, Link } from "~/ui/kit";
import { InstallCard } from "~/ui/native/install-card";
import { LogoutForm } from "~/ui/account/logout-form";
import { NameForm } from "~/ui/account/name-form";
import { SwitchesForm } from "~/ui/account/settings-forms";
import type { action, loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader, action } from "./data.server";

export const meta = titled("Einstellungen");

export default function SettingsScreen() {
  const { frame, firstName, email, appearance, settings } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <BackLink to={frame.hasBasicAccess ? "/profile" : "/home"} />
      <h1>Einstellungen</h1>
      <div className="grid gap-3 lg:block lg:columns-2 lg:gap-x-5 lg:*:mb-5 lg:*:break-inside-avoid">
        <NameForm key={firstName} firstName={firstName} failure={failure} />
        <section className="card flex flex-col gap-3" aria-labelledby="address-title">
          <h2 id="address-title">E-Mail-Adresse</h2>
          <p className="wrap-anywhere">{email}</p>
          <Link className={button("quiet")} to="/profile/einstellungen/e-mail">
            E-Mail-Adresse ändern
          </Link>
        </section>
        <section className="card flex flex-col gap-3" aria-labelledby="rhythm-title">
          <h2 id="rhythm-title">Rhythmus und Kalender</h2>
          <p>Deine Abende in der Woche, Pausen, und alles davon in deinem Kalender.</p>
          <Link className={button("quiet")} to="/profile/einstellungen/rhythmus">
            Abende aussuchen
          </Link>
        </section>
        <section className="card flex flex-col gap-3" aria-labelledby="situation-title">
          <h2 id="situation-title">Deine Situation</h2>
          <p>Arbeit, Kasse, Zeit: Danach steht in den Missionen offen, was dich betrifft.</p>
          <Link className={button("quiet")} to="/profile/einstellungen/situation">
            Situation angeben
          </Link>
        </section>
        <section className="card flex flex-col gap-3" aria-labelledby="companion-title">
          <h2 id="companion-title">Begleitung</h2>
          <p>Ein Mensch an deiner Seite, ohne Konto: drei Zahlen und ein Satz, jeden Sonntag.</p>
          <Link className={button("quiet")} to="/begleitung">
            Zur Begleitung
          </Link>
        </section>
        <AppearanceForm {...appearance} />
        <SwitchesForm form="ai" settings={settings} />
        <SwitchesForm form="messages" settings={settings} />
        <SwitchesForm form="questions" settings={settings} />
        <InstallCard />
        <section className="card flex flex-col gap-3" aria-labelledby="data-title">
          <h2 id="data-title">Deine Daten</h2>
          <p>Alles, was wir über dich gespeichert haben, als Datei für dich.</p>
          <a className={button("quiet")} href="/profile/export?format=html" download>
            Zum Lesen (HTML)
          </a>
          <a className={button("quiet")} href="/profile/export?format=json" download>
            Für Programme (JSON)
          </a>
        </section>
        <section className="card flex flex-col gap-3" aria-labelledby="leave-title">
          <h2 id="leave-title">Abmelden oder gehen</h2>
          <LogoutForm className={button("quiet", "w-full")}>Abmelden</LogoutForm>
          <Link className={button("danger")} to="/profile/einstellungen/loeschen">
            Konto löschen
          </Link>
        </section>
      </div>
    </main>
  );
}
