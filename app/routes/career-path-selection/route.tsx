import { useLoaderData, useSearchParams, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { BackLink } from "~/ui/kit";
import { OtherPaths } from "~/ui/paths/other-paths";
import { PathCard } from "~/ui/paths/path-card";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader, action } from "./data.server";

/** Skips reloading when only the carousel turns, which needs nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.searchParams.get("type") !== nextUrl.searchParams.get("type");
}

export const meta = titled("Berufspfad wählen");

export default function CareerPathSelection() {
  const { typeName, current, losses, paths, others } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const position = Math.min(Math.max(Number(params.get("pfad")) || 1, 1), paths.length);
  const addressOf = (number: number) => `?${new URLSearchParams({ type: typeName, pfad: String(number) })}`;
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <header className="flex flex-col gap-3">
        <BackLink to="/home" label="Zurück zum Dashboard" />
        <h1>Welcher Weg reizt dich?</h1>
        <p className="text-soft">Drei Berufspfade für {typeName}. Du kannst später wechseln.</p>
      </header>
      <PathCard paths={paths} position={position} current={current} losses={losses} addressOf={addressOf} />
      <OtherPaths paths={others} current={current} losses={losses} />
    </main>
  );
}
