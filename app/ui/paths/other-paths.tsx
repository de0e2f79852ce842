import { Form } from "@remix-run/react";
import { button, Picture } from "../kit";
import { SwitchLosses, type Losses } from "./switch-losses";

export function OtherPaths({
  paths,
  current,
  losses,
}: {
  paths: { slug: string; name: string; claim: string }[];
  current: string | null;
  losses: Losses;
}) {
  return (
    <details className="disclosure">
      <summary>Alle anderen Pfade ansehen</summary>
      {current ? <SwitchLosses current={current} losses={losses} /> : null}
      <ul className="flex flex-col gap-3">
        {paths.map(({ slug, name, claim }) => (
          <li key={slug} className="row">
            <Picture
              src={`/art/paths/${slug}.svg`}
              alt=""
              width={96}
              height={60}
              className="w-18 flex-none rounded-xl not-[img]:p-1 not-[img]:text-xs"
            />
            <span className="min-w-0">
              <strong>{name}</strong>
              <span className="block text-sm text-soft">{claim}</span>
            </span>
            {/* Does not shrink: the button stays as wide as its longest word. */}
            <Form method="post" className="ms-auto flex-none wrap-break-word">
              <button
                className={button("quiet")}
                name="path"
                value={slug}
                aria-label={name === current ? `Auf dem Pfad ${name} weitergehen` : `${name} wählen`}
              >
                {name === current ? "Weitergehen" : "Wählen"}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
