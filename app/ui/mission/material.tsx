import type { Mission } from "~/content/library";
import { FactNotes } from "../kit/fact-notes";
import { ImproveLink, Sources } from "../kit/evidence";
import { ResourceCard } from "./resource-card";

/** Fields of a mission below its text: no script knows them. */
export type BelowTheText = "facts" | "resources" | "sources" | "sourcesAsOf" | "expertReview" | "reviewBy" | "editAt";

/** Figures, material, sources and file of a mission's text. Rendered on the server alone. */
export function Material({ mission }: { mission: Pick<Mission, BelowTheText> }) {
  const { facts, resources, editAt } = mission;
  return (
    <>
      <FactNotes facts={facts} />
      {resources.length > 0 ? (
        <section className="flex flex-col gap-3">
          <h2>Material</h2>
          <ul className="flex flex-col gap-3">
            {resources.map((resource) => (
              <ResourceCard key={resource.id} resource={resource} />
            ))}
          </ul>
        </section>
      ) : null}
      <Sources {...mission} />
      {editAt ? <ImproveLink to={editAt}>Diese Mission verbessern</ImproveLink> : null}
    </>
  );
}
