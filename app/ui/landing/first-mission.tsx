import { badge, Icon } from "../kit";

export interface ShownMission {
  title: string;
  explanation: string;
  estimatedTime: string;
  tasks: { title: string; description: string }[];
  path: { slug: string; name: string };
}

/** A mission as it is, in short: the visitor's first evening. */
export function FirstMission({
  mission: { title, explanation, estimatedTime, tasks, path },
}: {
  mission: ShownMission;
}) {
  return (
    <section className="grid gap-5 md:col-span-full lg:grid-cols-2 lg:items-center lg:gap-8">
      <div className="flex flex-col gap-3">
        <h2>So sieht eine Mission aus</h2>
        <p className="text-soft lg:max-w-120">
          Ein Plan mit zehn Missionen in 90 Tagen. Du liest kurz, arbeitest an deiner eigenen Sache und hakst ab. Jede
          Mission hat Beispiele, Vorlagen zum Ausfüllen und ein Blatt zum Drucken.
        </p>
      </div>
      <article className="card flex flex-col gap-3">
        <p className="row flex-wrap text-sm text-soft">
          <span className={badge("primary")}>Mission 1</span>
          {path.name}
          <span className={badge()}>
            <Icon name="clock" size={16} />
            {estimatedTime}
          </span>
        </p>
        <h3>{title}</h3>
        <p>{explanation}</p>
        <ul className="grid gap-3">
          {tasks.map((task) => (
            <li key={task.title} className="flex gap-3">
              <span className="mt-0.5 size-5 shrink-0 rounded-full border-2 border-control" aria-hidden="true" />
              <span>
                <strong className="font-semibold">{task.title}</strong>
                <span className="block text-sm text-soft">{task.description}</span>
              </span>
            </li>
          ))}
        </ul>
      </article>
    </section>
  );
}
