import { Form } from "@remix-run/react";
import { FEATURES } from "~/domain/features";
import { listSwitches, type SwitchForm, type SwitchName } from "~/domain/account/switches";
import { button, WithoutScripts } from "../kit";
import { Switch } from "./switch";
import { useSaveOnChange } from "./use-save-on-change";

const FORMS = {
  ai: { title: "Künstliche Intelligenz", save: "KI-Wahl speichern", always: null },
  messages: {
    title: "E-Mails und Erinnerungen",
    save: "Benachrichtigungen speichern",
    always: "Codes und was dein Konto und deine Verträge betrifft, bekommst du immer.",
  },
  questions: { title: "Prüf dich", save: "Fragen-Wahl speichern", always: null },
} as const satisfies Record<SwitchForm, { title: string; save: string; always: string | null }>;

/** Renders nothing while no feature uses these settings. */
export function SwitchesForm({ form, settings }: { form: SwitchForm; settings: Record<SwitchName, boolean> }) {
  const saving = useSaveOnChange();
  const switches = listSwitches(form, FEATURES);
  if (switches.length === 0) return null;
  const { title, save, always } = FORMS[form];
  return (
    <section className="card" aria-labelledby={`${form}-title`}>
      <Form method="post" className="flex flex-col gap-3" autoComplete="off" {...saving}>
        <h2 id={`${form}-title`}>{title}</h2>
        <input type="hidden" name="intent" value={form} />
        {switches.map(({ name, label, hint }) => (
          <Switch key={name} name={name} label={label} hint={hint} on={settings[name]} />
        ))}
        {always && <p className="text-soft">{always}</p>}
        <WithoutScripts>
          <button className={button("primary")}>{save}</button>
        </WithoutScripts>
      </Form>
    </section>
  );
}
