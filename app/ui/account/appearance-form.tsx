import { Form } from "@remix-run/react";
import type { Appearance } from "~/domain/appearance";
import { Switch } from "./switch";
import { useSaveOnChange } from "./use-save-on-change";

const THEME_NAMES = { system: "System", light: "Hell", dark: "Dunkel" } as const;

/** Light, dark, with or without motion; kept in this browser. */
export function AppearanceForm({ theme, reducedMotion }: Appearance) {
  return (
    <section className="card" aria-labelledby="look-title">
      <Form method="post" className="stack" autoComplete="off" {...useSaveOnChange()}>
        <h2 id="look-title">Aussehen</h2>
        <input type="hidden" name="intent" value="appearance" />
        <fieldset className="segments">
          <legend className="sr-only">Design</legend>
          {Object.entries(THEME_NAMES).map(([value, name]) => (
            <label key={value}>
              <input type="radio" name="theme" value={value} defaultChecked={value === theme} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <Switch
          name="reducedMotion"
          label="Bewegung reduzieren"
          hint="Ohne Animationen, auch wenn dein Gerät sie erlaubt."
          on={reducedMotion}
        />
        <p className="muted small">Gilt in diesem Browser.</p>
        <noscript>
          <button className="button button-primary">Aussehen speichern</button>
        </noscript>
      </Form>
    </section>
  );
}
