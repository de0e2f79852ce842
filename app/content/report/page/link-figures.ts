import type { Collections } from "../../entries";
import { groupBy } from "../../group-by";
import { textsWithSources } from "../../texts-with-sources";

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
  const named = groupBy(
    [
      ...[...entries.roadmaps, ...entries["start-missions"]].flatMap(({ data }) => data.resources),
      ...textsWithSources(entries).flatMap(({ data }) => data.quellen),
    ],
    (id) => id,
  );
  const hosts = Array.from(
    groupBy(all, ({ url }) => hostOf(url)),
    ([host, list]) => ({
      host,
      addresses: list.length,
      named: list.reduce((sum, { id }) => sum + (named.get(id)?.length ?? 0), 0),
      languages: [...new Set(list.map(({ language }) => language))].sort(),
    }),
  );
  const languages = Array.from(
    groupBy(all, ({ language }) => language),
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
