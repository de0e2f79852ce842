import { button } from "../kit";

/** Tools for development only. Plain forms, for a page without scripts. */
export function DebugTools() {
  return (
    <section className="row flex-wrap" aria-label="Entwicklung">
      <form method="post" action="/logout">
        <button className={button("quiet")}>Debug: Abmelden</button>
      </form>
      <form method="post" action="/entwicklung/demo">
        <button className={button("quiet")}>Debug: Demo-Konto zurücksetzen</button>
      </form>
      <a className={button("quiet")} href="/entwicklung/bausteine">
        Debug: Bausteine
      </a>
    </section>
  );
}
