import { Form } from "@remix-run/react";
import type { Appearance } from "~/domain/account/appearance";
import { button, WithoutScripts } from "../kit";
import { Segment } from "../kit/forms/segment";
import { Switch } from "./switch";
import { useSaveOnChange } from "./use-save-on-change";

const THEME_NAMES = { system: "System", light: "Hell", dark: "Dunkel" } as const;

export function AppearanceForm({ theme, reducedMotion }: Appearance) {
  return (
    <section className="card" aria-labelledby="look-title">
      <Form method="post" className="flex flex-col gap-3" autoComplete="off" {...useSaveOnChange()}>
        <h2 id="look-title">Aussehen</h2>
        <input type="hidden" name="intent" value="appearance" />
        <fieldset className="grid grid-cols-[repeat(3,1fr)] gap-1 rounded-full bg-sunken p-1 tight:grid-cols-1 tight:rounded-3xl">
          <legend className="sr-only">Design</legend>
          {Object.entries(THEME_NAMES).map(([value, name]) => (
            <Segment field="theme" key={value} value={value} name={name} isChosen={value === theme} />
          ))}
        </fieldset>
        <Switch
          name="reducedMotion"
          label="Bewegung reduzieren"
          hint="Ohne Animationen, auch wenn dein Gerät sie erlaubt."
          on={reducedMotion}
        />
        <p className="text-sm text-soft">Gilt in diesem Browser.</p>
        <WithoutScripts>
          <button className={button("primary")}>Aussehen speichern</button>
        </WithoutScripts>
      </Form>
    </section>
  );
}
