import { missionEntries, type Collections } from "~/content/entries";
import { textsWithSources } from "~/content/texts-with-sources";
import { counted } from "./number-formats";

type Language = Collections["resources"][number]["data"]["resources"][number]["language"];

export interface HostFigures {
  host: string;
  addresses: number;
  /** Number of references to the host's addresses in texts. */
  named: number;
  languages: Language[];
}

export interface LinkFigures {
  hosts: HostFigures[];
  languages: { language: Language; addresses: number }[];
}

/** Hosts with the most addresses first. */
export function linkFigures(entries: Collections): LinkFigures {
  const all = entries.resources.flatMap(({ data }) => data.resources);
  const named = Map.groupBy(
    [
      ...missionEntries(entries).flatMap(({ data }) => data.resources),
      ...textsWithSources(entries).flatMap(({ data }) => data.quellen),
    ],
    (id) => id,
  );
  const hosts = Array.from(
    Map.groupBy(all, ({ url }) => hostOf(url)),
    ([host, list]) => ({
      host,
      addresses: list.length,
      named: list.reduce((sum, { id }) => sum + (named.get(id)?.length ?? 0), 0),
      languages: [...new Set(list.map(({ language }) => language))].sort(),
    }),
  );
  const languages = Array.from(
    Map.groupBy(all, ({ language }) => language),
    ([language, list]) => ({
      language,
      addresses: list.length,
    }),
  );
  return {
    hosts: hosts.sort((a, b) => b.addresses - a.addresses || a.host.localeCompare(b.host)),
    languages: languages.sort((a, b) => b.addresses - a.addresses),
  };
}

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

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
