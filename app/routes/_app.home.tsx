import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { page } from "~/auth/mutation.server";
import { requireMember } from "~/auth/session.server";
import { library } from "~/content/library.server";
import { listMissionStandings, unlockMissions } from "~/db/missions.server";
import { parsePlan } from "~/domain/access";
import { getLevel } from "~/domain/levels";
import { currentMission, missionsToUnlockOnHome, QUIZ_MISSION_ID } from "~/domain/missions";
import { LevelHeader } from "~/ui/level-header";
import { StartMissions } from "~/ui/start-missions";
import { Trail } from "~/ui/trail";
import type { Mission } from "~/content/library";

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
  const member = await requireMember(request);
  const path = library.getPathByName(member.selectedCareerPath);
  const standings = await listMissionStandings({ userId: member.userId });
  const opening = new Set(
    missionsToUnlockOnHome({
      level: member.level,
      hasPaidPlan: parsePlan(member.subscriptionPlan) !== "free",
      missions: standings.flatMap(({ missionId, status }) => {
        const mission = library.getMission(missionId);
        return mission?.careerPath
          ? [{ id: missionId, order: mission.order, status, careerPath: mission.careerPath }]
          : [];
      }),
    }),
  );
  // Locked missions within reach open on entering; only when there are any does this write.
  await unlockMissions({ userId: member.userId, missionIds: [...opening] });

  const byId = new Map(standings.map((standing) => [standing.missionId, standing]));
  const toItem = ({ id, slug, title, estimatedTime, xpReward, order }: Mission) => {
    const standing = byId.get(id);
    const status = opening.has(id) ? ("active" as const) : (standing?.status ?? ("locked" as const));
    const to = id === QUIZ_MISSION_ID ? "/quiz" : `/mission/${slug}`;
    return { id, to, title, estimatedTime, xpReward, order, status, progress: standing?.progress ?? 0 };
  };
  const trail = (path ? library.listMissions(path.slug) : []).map(toItem);
  const type = library.getTypeByName(member.personalityType);
  return json({
    firstName: member.firstName,
    level: getLevel(member.totalXp),
    totalXp: member.totalXp,
    type: type ? { name: type.name, slug: type.slug } : null,
    path: path ? { name: path.name, slug: path.slug } : null,
    quizCompleted: member.quizCompleted,
    trail,
    currentId: currentMission(trail)?.id ?? null,
    startMissions: library.startMissions.map(toItem),
  });
});

export const meta: MetaFunction = () => [{ title: "Dein Weg" }];

export default function Home() {
  const { firstName, level, totalXp, type, path, quizCompleted, trail, currentId, startMissions } =
    useLoaderData<typeof loader>();
  const next = trail.find(({ id }) => id === currentId);
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      <LevelHeader firstName={firstName} level={level} totalXp={totalXp} type={type} />
      <div className="columns">
        <section className="stack">
          <header className="row path-head">
            <h2>{path ? path.name : "Dein Pfad"}</h2>
            {path ? (
              <Link className="small" to="/career-path-selection">
                Pfad wechseln
              </Link>
            ) : null}
          </header>
          {path ? (
            trail.length > 0 ? (
              <Trail missions={trail} currentId={currentId} />
            ) : (
              <p>Deine Missionen werden geladen...</p>
            )
          ) : (
            <NoPath quizCompleted={quizCompleted} />
          )}
        </section>
        <aside className="stack">
          {next ? (
            <section className="card stack next-card">
              <p className="muted small">Dein nächster Schritt</p>
              <h2>{next.title}</h2>
              <p className="row wrap">
                <span className="badge">{next.estimatedTime}</span>
                <span className="badge badge-xp numbers">{next.xpReward} XP</span>
              </p>
              <Link className="button button-next button-block" to={next.to}>
                {next.progress > 0 ? "Weitermachen" : "Mission öffnen"}
              </Link>
            </section>
          ) : null}
          <StartMissions missions={startMissions} />
          <Form method="post" action="/logout">
            <button className="button button-text">Abmelden</button>
          </Form>
        </aside>
      </div>
    </main>
  );
}

function NoPath({ quizCompleted }: { quizCompleted: boolean }) {
  return (
    <div className="card stack empty-card">
      <img src="/art/states/empty.svg" alt="" width={240} height={180} />
      <p>Wähle erst einen Berufspfad, um Missionen zu sehen.</p>
      {quizCompleted ? (
        <Link className="button button-next" to="/career-path-selection">
          Berufspfad wählen
        </Link>
      ) : (
        <Link className="button button-next" to="/quiz">
          Test starten
        </Link>
      )}
    </div>
  );
}
