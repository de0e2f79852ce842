import type { MouseEvent } from "react";
import type { Task } from "~/content/library";
import { timeLeft } from "~/domain/evenings/time-left";

/** Id of the form that finishes a mission. */
export const FINISH_FORM = "mission-finish";

interface WorkStripProps {
  tasks: readonly Pick<Task, "id" | "title">[];
  isTicked: (id: string) => boolean;
  progress: number;
  estimatedTime: string;
  /** XP of the mission; null when they were credited before. */
  pays: { xp: number; bonusXp: number } | null;
}

/**
 * Stays at the top of a phone's window, so that the next open task is one tap away; the side column does that on wide
 * screens. In the flow: it covers nothing while it stands where it belongs.
 */
export function WorkStrip({ tasks, isTicked, progress, estimatedTime, pays }: WorkStripProps) {
  const open = tasks.filter(({ id }) => !isTicked(id));
  const next = open[0];
  const left = timeLeft(estimatedTime, { open: open.length, total: tasks.length });
  return (
    <div className="sticky top-[var(--safe-area-inset-top,0)] z-20 mx-[max(-1.125rem,-4.5vw)] border-b border-line bg-paper px-[min(1.125rem,4.5vw)] lg:hidden tight:static [@media(max-height:18rem)]:static print:hidden">
      <p className="row min-h-[47px] justify-between text-sm">
        {/* Announced by the bar above for screen readers. */}
        <span className="tabular-nums" aria-hidden="true">
          {tasks.length - open.length} von {tasks.length}
          {left ? <span className="text-soft">, {left}</span> : null}
        </span>
        {progress === 100 ? (
          // The same button as below, for thumbs alone: who listens or uses keys has it once.
          <button
            form={FINISH_FORM}
            name="intent"
            value="finish"
            className="press min-h-11 rounded-full bg-accent px-4 font-strong text-on-accent"
            aria-hidden="true"
            tabIndex={-1}
            onMouseDown={keepFocus}
          >
            Abschließen{pays ? ` · ${xpOffered(pays)} XP` : null}
          </button>
        ) : next ? (
          <a className="tap-link font-semibold" href={`#${next.id}`}>
            Zu Aufgabe {tasks.indexOf(next) + 1}
            <span className="sr-only">: {next.title}</span>
          </a>
        ) : null}
      </p>
    </div>
  );
}

/** A hidden button must not have the focus. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Reward and bonus apart, as wherever XP are offered. */
const xpOffered = ({ xp, bonusXp }: { xp: number; bonusXp: number }) => (bonusXp > 0 ? `+${xp} +${bonusXp}` : `+${xp}`);
