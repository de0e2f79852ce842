import { Form, useNavigation } from "@remix-run/react";
import { button, notice, Picture, waiting } from "../kit";
import { PathSteps } from "./path-steps";
import { SwitchLosses, type Losses } from "./switch-losses";

interface Path {
  slug: string;
  name: string;
  claim: string;
  description: string;
  missions: number;
  /** What one wants to know before choosing, as markup of the server. */
  cardHtml: string;
}

export function PathCard({
  paths,
  position,
  current,
  losses,
  addressOf,
}: {
  paths: Path[];
  position: number;
  current: string | null;
  losses: Losses;
  addressOf: (position: number) => string;
}) {
  const path = paths[position - 1];
  if (!path) return null;
  const { slug, name, claim, description, missions, cardHtml } = path;
  return (
    <section className="card overflow-hidden p-0" aria-roledescription="Karussell" aria-label="Berufspfade">
      <Picture
        key={slug}
        src={`/art/paths/${slug}.svg`}
        alt=""
        width={480}
        height={300}
        className="aspect-8/5 w-full object-cover"
        eager
      />
      <div className="flex flex-col gap-4.5 px-5 py-4.5">
        <div className="flex flex-col gap-3" aria-live="polite">
          <p className="text-sm text-soft tabular-nums">{`Pfad ${position} von ${paths.length}`}</p>
          <h2>{name}</h2>
          <p className="text-lead text-soft">{claim}</p>
          <p>{description}</p>
        </div>
        {cardHtml ? <div key={slug} dangerouslySetInnerHTML={{ __html: cardHtml }} /> : null}
        <PathSteps position={position} count={paths.length} addressOf={addressOf} />
        {missions > 0 ? (
          <ChooseForm slug={slug} isCurrent={name === current} />
        ) : (
          <p className={notice("plain")}>Die Missionen dieses Pfads entstehen gerade.</p>
        )}
        {current && name !== current ? <SwitchLosses current={current} losses={losses} /> : null}
      </div>
    </section>
  );
}

function ChooseForm({ slug, isCurrent }: { slug: string; isCurrent: boolean }) {
  const isSaving = useNavigation().state === "submitting";
  return (
    <Form method="post" className="print:hidden">
      <button className={button("next", "w-full")} name="path" value={slug} {...waiting(isSaving)}>
        {isCurrent ? "Auf diesem Pfad weitergehen" : "Diesen Pfad wählen"}
      </button>
    </Form>
  );
}
