import { counted } from "./number-formats";
import type { HostFigures, LinkFigures } from "./link-figures";
import type { Unused } from "./unused";

const LANGUAGES: Record<HostFigures["languages"][number], string> = {
  de: "deutsch",
  en: "englisch",
  mehrsprachig: "mehrsprachig",
};

export function LinksSection({ hosts, languages }: LinkFigures) {
  const often = hosts.filter(({ addresses }) => addresses > 1);
  const once = hosts.filter(({ addresses }) => addresses === 1);
  return (
    <section id="adressen">
      <h2>Adressen</h2>
      <p className="soft">
        {counted(hosts.length, "Website", "Websites")}:{" "}
        {languages.map(({ language, addresses }) => `${addresses} ${LANGUAGES[language]}`).join(", ")}. Ob sie noch
        antworten, prüft <code>npm run content:links</code>.
      </p>
      <div className="card">
        {often.length > 0 ? (
          <table>
            <thead>
              <tr>
                <th scope="col">Website</th>
                <th scope="col" className="num">
                  Adressen
                </th>
                <th scope="col" className="num">
                  Genannt
                </th>
                <th scope="col" className="narrow-off">
                  Sprache
                </th>
              </tr>
            </thead>
            <tbody>
              {often.map((host) => (
                <tr key={host.host}>
                  <th scope="row">
                    <code>{host.host}</code>
                  </th>
                  <td className="num">{host.addresses}</td>
                  <td className="num">{host.named}</td>
                  <td className="narrow-off">{spoken(host)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : null}
        {once.length > 0 ? (
          <>
            <h3>Mit einer Adresse</h3>
            <ul className="plain columns">
              {once.map((host) => (
                <li key={host.host}>
                  <code>{host.host}</code>
                  {host.languages.includes("de") ? null : <span className="soft"> {spoken(host)}</span>}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}

const spoken = ({ languages }: HostFigures): string => languages.map((language) => LANGUAGES[language]).join(", ");

export function UnusedSection({ unused }: { unused: readonly Unused[] }) {
  const found = unused.filter(({ names }) => names.length > 0);
  return (
    <section id="ungenutzt">
      <h2>Ungenutzt</h2>
      {found.length === 0 ? <p className="soft">Alles, was hier liegt, kommt auch bei jemandem an.</p> : null}
      {found.map(({ kind, names }) => (
        <div className="card" key={kind}>
          <h3>
            {kind} ({names.length})
          </h3>
          <ul className="plain columns">
            {names.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
