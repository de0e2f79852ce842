import { stepAddress } from "~/domain/start-steps/address";
import { Link } from "../kit";

export interface StepOfMission {
  slug: string;
  title: string;
  /** „bis 8. März 2027“; null: no time is said. */
  due: string | null;
}

/** The steps through the offices that belong to a mission, each with its day. */
export function StepsOfMission({ steps }: { steps: readonly StepOfMission[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="card flex flex-col gap-3" aria-labelledby="stellen">
      <h2 id="stellen">Wem du wann Bescheid sagst</h2>
      <ul className="flex flex-col gap-3">
        {steps.map(({ slug, title, due }) => (
          <li key={slug}>
            <Link to={stepAddress(slug)}>{title}</Link>
            {due ? <span className="block text-sm text-soft">{due}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
