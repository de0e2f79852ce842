import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import {
  VIEWPOINT_HOLDINGS,
  VIEWPOINT_LEVEL_MAX,
  VIEWPOINT_READERS,
  VIEWPOINT_STANDS,
} from "~/domain/account/viewpoint";
import { button, input } from "../kit";

interface Named {
  slug: string;
  name: string;
}

export interface ViewpointChoice {
  paths: readonly Named[];
  types: readonly Named[];
  /** Number of missions on the longest path. */
  missions: number;
  /** The last choice, by the names of the fields. */
  chosen: Readonly<Record<string, unknown>>;
}

/**
 * Lets editors look through the eyes of a learner at any level and on any plan, in development only. A plain form, for
 * a page without scripts.
 */
export function ViewpointBar({ paths, types, missions, chosen }: ViewpointChoice) {
  const { pathname, search } = useLocation();
  const numbers = Array.from({ length: missions }, (_, index) => [index + 1, `Mission ${index + 1}`] as const);
  const { finished, ...stands } = VIEWPOINT_STANDS;
  const byName = (list: readonly Named[]) => list.map(({ slug, name }) => [slug, name] as const);
  return (
    <details className="fixed start-4 bottom-24 z-55 max-w-full rounded-2xl border-2 border-line bg-surface p-3 shadow-card print:hidden">
      <summary className="cursor-pointer px-2 py-1 text-sm">Ansicht</summary>
      <form method="post" action="/entwicklung/ansicht" className="grid max-h-96 gap-2 overflow-auto p-3">
        <input type="hidden" name="from" value={`${pathname}${search}`} />
        <Choice label="Wer und wo" name="stand" chosen={chosen.stand}>
          {[...Object.entries(stands), ...numbers, ["finished", finished] as const]}
        </Choice>
        <Choice label="Pfad" name="path" chosen={chosen.path}>
          {byName(paths)}
        </Choice>
        <Choice label="Typ" name="type" chosen={chosen.type}>
          {byName(types)}
        </Choice>
        <Choice label="Tarif" name="holding" chosen={chosen.holding}>
          {Object.entries(VIEWPOINT_HOLDINGS)}
        </Choice>
        <Choice label="Situation" name="reader" chosen={chosen.reader}>
          {Object.entries(VIEWPOINT_READERS)}
        </Choice>
        <label className="grid gap-1 text-sm">
          Level mindestens
          <input
            className={input()}
            type="number"
            name="level"
            min={1}
            max={VIEWPOINT_LEVEL_MAX}
            defaultValue={typeof chosen.level === "number" ? chosen.level : 1}
          />
        </label>
        <button className={button("next")}>Diese Seite so ansehen</button>
        <button className={button("quiet")} name="go" value="mission">
          Zur gewählten Mission
        </button>
      </form>
    </details>
  );
}

function Choice(props: {
  label: string;
  name: string;
  chosen: unknown;
  children: readonly (readonly [string | number, ReactNode])[];
}) {
  const { label, name, chosen, children } = props;
  const value = typeof chosen === "string" || typeof chosen === "number" ? chosen : undefined;
  return (
    <label className="grid gap-1 text-sm">
      {label}
      <select className={input()} name={name} defaultValue={value}>
        {children.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
