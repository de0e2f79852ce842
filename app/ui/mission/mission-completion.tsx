import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useState, type FormEvent, type ReactNode } from "react";
import type { MissionKind, MissionStatus } from "~/domain/missions/missions";
import { badge as badgeClass, button, Inno, isReachable, Link, notice, sendAsDocument, waiting } from "../kit";
import { useIsKept } from "../mission-work";
import { loadMoment } from "../moment/late-moment";
import { XpParts } from "../moment/xp-parts";
import { FINISH_FORM } from "./work-strip";

const LAST_WORDS: Record<MissionKind, string> = {
  start: "Alle Startmissionen liegen hinter dir.",
  path: "Herzlichen Glückwunsch: Das war die letzte Mission deines Pfads.",
  bonus: "Was du aufgeschrieben hast, steht in deiner Mappe.",
};

export function MissionCompletion({
  status,
  progress,
  pays,
  badge,
  next,
  kind,
  save,
}: {
  status: MissionStatus;
  progress: number;
  /** XP of the mission; null when they were credited before. */
  pays: { xp: number; bonusXp: number } | null;
  badge: string | null;
  next: { to: string; title: string; isOpen: boolean } | null;
  kind: MissionKind;
  /** Flushes the queue; true when it is empty afterwards. */
  save: () => Promise<boolean>;
}) {
  const { isFinishing, isWaiting, onSubmit } = useFinish(save);
  const isKept = useIsKept();
  if (status === "completed") {
    return (
      <CompletionCard isDone>
        <Inno mood="cheering" size={88} />
        <h2>Geschafft!</h2>
        {badge ? <p className={badgeClass("done")}>{badge}</p> : null}
        {next?.isOpen ? (
          <p className="flex flex-col gap-3">
            <span>Als Nächstes: {next.title}</span>
            <Link className={button("next")} to={next.to}>
              Zur nächsten Mission
            </Link>
          </p>
        ) : (
          <p>{LAST_WORDS[kind]}</p>
        )}
      </CompletionCard>
    );
  }
  return (
    <CompletionCard>
      <h2 id="abschliessen" tabIndex={-1} className="scroll-my-10">
        {progress === 100 ? "Alles erledigt" : "Noch ein Stück"}
      </h2>
      <p>
        {progress === 100
          ? `Schließe die Mission ab. ${pays ? "Dafür bekommst du:" : "Ihre XP hast du schon."}`
          : "Wenn alle Pflichtaufgaben abgehakt sind, kannst du die Mission abschließen."}
      </p>
      {isWaiting ? (
        <p className={notice("plain")} role="alert">
          Gerade erreichen wir den Server nicht.{" "}
          {isKept
            ? "Deine Haken und Antworten sind auf diesem Gerät sicher. Schließe"
            : "Lass diese Seite offen, und schließe"}{" "}
          die Mission ab, sobald du wieder online bist.
        </p>
      ) : null}
      {pays ? <XpParts {...pays} id="pays" /> : null}
      <Form id={FINISH_FORM} method="post" className="w-full" onSubmit={(event) => void onSubmit(event)}>
        <button
          className={button("next", "w-full")}
          name="intent"
          value="finish"
          aria-describedby={pays ? "pays" : undefined}
          disabled={progress < 100}
          {...waiting(isFinishing)}
        >
          {isFinishing ? "Einen Moment …" : "Mission abschließen"}
        </button>
      </Form>
      {next ? <p className="text-sm text-soft">Danach: {next.title}</p> : null}
    </CompletionCard>
  );
}

/** Printed only once there is nothing left to press. */
function CompletionCard({ isDone = false, children }: { isDone?: boolean; children: ReactNode }) {
  const border = isDone ? "border-mint" : "border-accent print:hidden";
  return (
    <section className={`card flex flex-col items-center gap-3 border-2 text-center ${border}`}>{children}</section>
  );
}

/** Flushes first: the server must know all ticks before it can finish the mission. */
function useFinish(save: () => Promise<boolean>) {
  const submit = useSubmit();
  const isSubmitting = useNavigation().formData?.get("intent") === "finish";
  const [saving, setSaving] = useState<"no" | "now" | "failed">("no");
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving === "now" || isSubmitting) return;
    setSaving("now");
    const [hasArrived, hasMoment] = await Promise.all([save(), loadMoment()]);
    // The moment's script is gone: as from the plain form, it comes with the page that answers.
    if (hasArrived && !hasMoment && (await isReachable())) {
      sendAsDocument(window.location.pathname, [["intent", "finish"]]);
      return;
    }
    setSaving(hasArrived ? "no" : "failed");
    if (hasArrived) submit({ intent: "finish" }, { method: "post" });
  };
  return { isFinishing: isSubmitting || saving === "now", isWaiting: saving === "failed", onSubmit };
}
