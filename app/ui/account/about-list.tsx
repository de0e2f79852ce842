import type { ReactNode } from "react";
import { button, Link } from "../kit";

export function AboutList({
  email,
  type,
  quizCompleted,
  path,
  memberSince,
}: {
  email: string;
  type: { name: string } | null;
  quizCompleted: boolean;
  path: string | null;
  memberSince: string;
}) {
  return (
    <section className="card" aria-labelledby="about-title">
      <h2 id="about-title">Über dich</h2>
      <dl>
        <Fact name="E-Mail">{email}</Fact>
        <Fact
          name="Persönlichkeitstyp"
          action={
            quizCompleted ? { to: "/neustart/quiz", label: "Quiz wiederholen" } : { to: "/quiz", label: "Quiz starten" }
          }
        >
          {type?.name ?? "Noch offen"}
        </Fact>
        <Fact
          name="Berufspfad"
          action={
            path
              ? { to: "/neustart/pfad", label: "Berufspfad wechseln" }
              : { to: "/career-path-selection", label: "Berufspfad wählen" }
          }
        >
          {path ?? "Noch offen"}
        </Fact>
        <Fact name="Dabei seit">
          <span className="tabular-nums">{memberSince}</span>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({
  name,
  action,
  children,
}: {
  name: string;
  action?: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-line py-3 not-first:border-t @max-[19rem]/screen:grid-cols-1 @max-[19rem]/screen:gap-y-2">
      <dt className="col-start-1 text-sm text-soft">{name}</dt>
      <dd className="col-start-1 font-semibold">{children}</dd>
      {action ? (
        <dd className="col-start-2 row-span-2 row-start-1 @max-[19rem]/screen:col-start-1 @max-[19rem]/screen:row-auto">
          <Link className={button("quiet", "min-h-11! px-4! py-1.5! text-note")} to={action.to}>
            {action.label}
          </Link>
        </dd>
      ) : null}
    </div>
  );
}
