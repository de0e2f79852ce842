import type { ComponentProps, ReactNode } from "react";
import { Router } from "react-router-dom";
import { MISSION_MOTIFS } from "~/domain/missions/motif";
import { library } from "~/content/library.server";
import { Switch } from "~/ui/account/switch";
import {
  AddressToCopy,
  BackLink,
  badge,
  button,
  ComingSoonBadge,
  Disc,
  Field,
  FieldError,
  Icon,
  Inno,
  input,
  Mark,
  notice,
  Picture,
  ProgressBar,
  RefusalNotice,
  SearchField,
  TitledLink,
  Toasts,
  waiting,
} from "~/ui/kit";
import { Segment } from "~/ui/kit/forms/segment";
import { motifHtml } from "~/ui/mission-motifs/motif-html";
import { Scale } from "~/ui/quiz/scale";

// Records rather than lists: a kind that is new has to be added here, says the compiler.
const BUTTONS: Record<Parameters<typeof button>[0], string> = {
  primary: "Die eine Sache",
  next: "Der nächste Schritt",
  quiet: "Auch möglich",
  danger: "Nimmt etwas weg",
  text: "Nebenbei",
};
const BADGES: Record<NonNullable<Parameters<typeof badge>[0]>, string> = {
  plain: "Etwa 2 Abende",
  primary: "Pflicht",
  xp: "100 XP",
  done: "Geschafft",
  accent: "Jetzt dran",
};
const MOODS: Record<ComponentProps<typeof Inno>["mood"], string> = {
  ready: "bereit",
  thinking: "denkt nach",
  cheering: "freut sich",
  sorry: "bedauert",
};
const STATES = ["empty", "offline", "error", "notfound", "done"] as const;
const BARS: Record<NonNullable<ComponentProps<typeof ProgressBar>["kind"]>, string> = {
  plain: "Missionen",
  xp: "XP",
  done: "Geschafft",
};
/** Navigator of a page that leads nowhere. */
const NOWHERE: ComponentProps<typeof Router>["navigator"] = {
  createHref: () => "#",
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};
const ERROR = { title: "Das ist keine E-Mail-Adresse", description: "Es fehlt das @." };
const REFUSED = { title: "Nicht gespeichert", description: "Versuch es bitte noch einmal." };

/** Every part of the kit, and what most screens share, in every state; a state stands beside the ones it is confused with. */
export function Parts() {
  return (
    <Router location="/" navigator={NOWHERE}>
      <main className="screen">
        <Group name="Knöpfe">
          {Object.entries(BUTTONS).map(([kind, label]) => (
            <p key={kind} className="row flex-wrap">
              <button className={button(isKind(kind, BUTTONS) ? kind : "quiet")}>{label}</button>
              <button className={button(isKind(kind, BUTTONS) ? kind : "quiet")} {...waiting(true)}>
                Wartet
              </button>
            </p>
          ))}
          <BackLink to="#" />
        </Group>
        <Group name="Marken">
          <p className="row flex-wrap">
            {Object.entries(BADGES).map(([kind, label]) => (
              <span key={kind} className={badge(isKind(kind, BADGES) ? kind : "plain")}>
                {label}
              </span>
            ))}
            <ComingSoonBadge />
          </p>
        </Group>
        <Group name="Hinweise">
          <p className={notice("plain")}>Das hier ist gut zu wissen.</p>
          <RefusalNotice message={REFUSED} />
          <FieldError error={ERROR} />
        </Group>
        <Group name="Meldungen">
          {(["success", "error"] as const).map((tone) => (
            // Fixed parts stay in the box that moves.
            <div key={tone} className="h-40" style={{ transform: "translateX(0)" }}>
              <Toasts toast={{ ...REFUSED, id: tone, tone }} />
            </div>
          ))}
        </Group>
        <Group name="Felder">
          <Field label="Vorname" name="a" hint="So nennen wir dich." />
          <Field label="E-Mail" name="b" defaultValue="anna.example.org" error={ERROR} />
          <Field label="Code" name="c" look="code" defaultValue="123456" />
          <label htmlFor="bausteine-text">Antwort</label>
          <textarea id="bausteine-text" className={input("area")} defaultValue="Drei Angebote bis Freitag." />
          <AddressToCopy label="Zum Kopieren" address="https://example.org/kalender.ics" />
          <SearchField query="Gewerbe" />
        </Group>
        <Group name="Wählen">
          <Switch name="d" label="An" hint="Du kannst das jederzeit ändern." on />
          <Switch name="e" label="Aus" on={false} />
          <fieldset className="grid grid-cols-[repeat(3,1fr)] gap-1 rounded-full bg-sunken p-1">
            {["System", "Hell", "Dunkel"].map((name) => (
              <Segment key={name} field="f" value={name} name={name} isChosen={name === "Hell"} />
            ))}
          </fieldset>
          <Scale answer={4} onChoose={() => undefined} />
        </Group>
        <Group name="Fortschritt">
          {Object.entries(BARS).flatMap(([kind, label]) =>
            [0, 40, 100].map((percent) => (
              <ProgressBar
                key={`${kind} ${percent}`}
                percent={percent}
                label={label}
                kind={isKind(kind, BARS) ? kind : "plain"}
              />
            )),
          )}
          <p className="row">
            <Disc className="size-12 bg-primary text-on-primary">3</Disc>
            <Disc className="size-12 bg-sunken">
              <Icon name="lock" size={20} />
            </Disc>
          </p>
        </Group>
        <Group name="Flächen">
          <div className="card">Eine Karte</div>
          <TitledLink to="#" icon="pdf" title="Mission drucken" text="Ein Blatt für den Küchentisch" className="card" />
          <details className="disclosure" open>
            <summary>Aufgeklappt</summary>
            <p>Was nicht alle brauchen.</p>
          </details>
          <details className="disclosure">
            <summary>Zugeklappt</summary>
          </details>
        </Group>
        <Group name="Inno und Zeichen">
          <p className="row flex-wrap">
            {Object.entries(MOODS).map(([mood, title]) =>
              isKind(mood, MOODS) ? <Inno key={mood} mood={mood} size={72} title={title} /> : null,
            )}
            <Mark size={48} />
          </p>
          <p className="row flex-wrap">
            {MISSION_MOTIFS.map((motif) => (
              <span key={motif} dangerouslySetInnerHTML={{ __html: motifHtml(motif) }} />
            ))}
          </p>
        </Group>
        <Group name="Bilder">
          <p className="row flex-wrap">
            {STATES.map((state) => (
              <Picture key={state} src={`/art/states/${state}.svg`} alt="" width={120} height={90} />
            ))}
            {library().personalityTypes.map(({ slug, name }) => (
              <Picture key={slug} src={`/art/types/${slug}.svg`} alt={name} width={96} height={96} />
            ))}
          </p>
          {library().careerPaths.map(({ slug, name }) => (
            <Picture key={slug} src={`/art/paths/${slug}.svg`} alt={name} width={320} height={180} />
          ))}
        </Group>
      </main>
    </Router>
  );
}

const isKind = <Kind extends string>(key: string, kinds: Readonly<Record<Kind, string>>): key is Kind => key in kinds;

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2>{name}</h2>
      {children}
    </section>
  );
}
