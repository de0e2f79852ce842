import { useLoaderData, useSearchParams, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { BackLink } from "~/ui/kit";
import { OtherPaths } from "~/ui/paths/other-paths";
import { PathCards } from "~/ui/paths/path-card";
import { Html } from "~/ui/paths/path-parts";
import { PathPreview } from "~/ui/paths/path-preview";
import { PathSteps } from "~/ui/paths/path-steps";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader, action } from "./data.server";

/** Parameters that the server reads; turning the carousel needs nothing of it. */
const shownBy = ({ searchParams }: URL) => `${searchParams.get("type")} ${searchParams.get("vorschau")}`;

export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined || shownBy(currentUrl) !== shownBy(nextUrl);

export const meta = titled("Berufspfad wählen");

export default function CareerPathSelection() {
  const { typeName, current, losses, preview, paths, others, comparisonHtml } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const addressOf = (more: Record<string, string>) =>
    `/career-path-selection?${new URLSearchParams({ type: typeName, ...more })}`;
  if (preview) {
    return (
      <main id="main" className="screen screen-wide" tabIndex={-1}>
        <BackLink to={addressOf({})} label="Zurück zur Auswahl" />
        <PathPreview path={preview} current={current} losses={losses} />
      </main>
    );
  }
  const position = Math.min(Math.max(Number(params.get("pfad")) || 1, 1), paths.length);
  return (
    <main id="main" className="screen screen-wide md:max-lg:max-w-none" tabIndex={-1}>
      <header className="flex flex-col gap-3">
        <BackLink to="/home" label="Zurück zu Home" />
        <h1>Welcher Weg reizt dich?</h1>
        <p className="text-soft">
          Drei Berufspfade für {typeName}. Du kannst später wechseln.{" "}
          <a className="md:hidden" href="#vergleich">
            Vergleichen
          </a>
        </p>
      </header>
      <PathSteps
        position={position}
        names={paths.map(({ name }) => name)}
        addressOf={(number) => addressOf({ pfad: String(number) })}
      />
      <PathCards paths={paths} position={position} current={current} losses={losses} />
      <section className="card flex flex-col gap-3 md:hidden" aria-labelledby="vergleich">
        <h2 id="vergleich">Die drei im Vergleich</h2>
        <Html className="prose" html={comparisonHtml} />
      </section>
      <OtherPaths paths={others} current={current} addressOf={(slug) => addressOf({ vorschau: slug })} />
    </main>
  );
}
