import { Form, useNavigation } from "@remix-run/react";
import { button, notice, Picture, waiting } from "../kit";
import type { ShownPath, Standing } from "./shown-path";
import { SwitchLosses } from "./switch-losses";

export const PathCover = ({ slug, className = "" }: { slug: string; className?: string }) => (
  <Picture
    key={slug}
    src={`/art/paths/${slug}.svg`}
    alt=""
    width={480}
    height={300}
    className={`aspect-8/5 w-full object-cover ${className}`}
  />
);

/** Markup of the server. */
export const Html = ({ html, className }: { html: string; className?: string }) =>
  html === "" ? null : <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;

/** The one button that chooses a path; the losses of leaving the current path stand below it. */
export function Choose({ path: { slug, name, missions }, current }: { path: ShownPath } & Pick<Standing, "current">) {
  const isSaving = useNavigation().state === "submitting";
  if (missions === 0) return <p className={notice("plain")}>Die Missionen dieses Pfads entstehen gerade.</p>;
  const label = name === current ? "Auf diesem Pfad weitergehen" : "Diesen Pfad wählen";
  return (
    <Form method="post" className="mt-auto print:hidden">
      <button
        className={button("next", "w-full")}
        name="path"
        value={slug}
        aria-label={`${label}: ${name}`}
        {...waiting(isSaving)}
      >
        {label}
      </button>
    </Form>
  );
}

/** Losses of leaving the current path for this one. */
export const Leaving = ({ path: { name, missions }, current, losses }: { path: ShownPath } & Standing) =>
  current && name !== current && missions > 0 ? <SwitchLosses current={current} losses={losses} /> : null;
