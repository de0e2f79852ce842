import {
  Form,
  Link,
  useLoaderData,
  useNavigation,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from "@remix-run/react";
import { Icon, Picture } from "~/ui/kit";
import type { loader } from "./data.server";
import { titled } from "~/ui/frame/page-meta";

export { loader, action } from "./data.server";

/** Turning the carousel needs nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.searchParams.get("type") !== nextUrl.searchParams.get("type");
}

export const meta = titled("Berufspfad wählen");

export default function CareerPathSelection() {
  const { typeName, current, paths, others } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const isSaving = useNavigation().state === "submitting";
  const position = Math.min(Math.max(Number(params.get("pfad")) || 1, 1), paths.length);
  const path = paths[position - 1];
  if (!path) return null;
  const at = (number: number) => `?${new URLSearchParams({ type: typeName, pfad: String(number) })}`;
  return (
    <main id="main" className="screen" tabIndex={-1}>
      <header className="stack">
        <p>
          <Link className="icon-button" to="/home" aria-label="Zurück zum Dashboard">
            <Icon name="back" />
          </Link>
        </p>
        <h1>Welcher Weg reizt dich?</h1>
        <p className="muted">Drei Berufspfade für {typeName}. Du kannst später wechseln.</p>
      </header>
      <section className="card path-card" aria-roledescription="Karussell" aria-label="Berufspfade">
        <Picture
          key={path.slug}
          src={`/art/paths/${path.slug}.svg`}
          alt=""
          width={480}
          height={300}
          className="path-art"
          eager
        />
        <div className="stack path-text" aria-live="polite">
          <p className="muted small numbers">{`Pfad ${position} von ${paths.length}`}</p>
          <h2>{path.name}</h2>
          <p className="lead">{path.claim}</p>
          <p>{path.description}</p>
        </div>
        <nav className="row carousel-nav" aria-label="Pfade durchblättern">
          <Step to={at(position - 1)} isEnd={position === 1} label="Vorheriger Pfad" icon="back" />
          <ol className="row dots" aria-hidden="true">
            {paths.map(({ slug }, index) => (
              <li key={slug} data-current={index === position - 1} />
            ))}
          </ol>
          <Step to={at(position + 1)} isEnd={position === paths.length} label="Nächster Pfad" icon="next" />
        </nav>
        {path.missions > 0 ? (
          <ChooseForm slug={path.slug} isCurrent={path.name === current} isSaving={isSaving} />
        ) : (
          <p className="notice">Die Missionen dieses Pfads entstehen gerade.</p>
        )}
        {current && path.name !== current ? (
          <p className="muted small">
            Du bist gerade auf dem Pfad {current}. Beim Wechsel beginnen die Missionen neu; deine XP bleiben.
          </p>
        ) : null}
      </section>
      <details className="disclosure">
        <summary>Alle anderen Pfade ansehen</summary>
        <ul className="stack">
          {others.map(({ slug, name, claim }) => (
            <li key={slug} className="row other-path">
              <img src={`/art/paths/${slug}.svg`} alt="" width={96} height={60} loading="lazy" />
              <span>
                <strong>{name}</strong>
                <span className="muted small block">{claim}</span>
              </span>
              <Form method="post">
                <button className="button button-quiet" name="path" value={slug} aria-label={`${name} wählen`}>
                  Wählen
                </button>
              </Form>
            </li>
          ))}
        </ul>
      </details>
    </main>
  );
}

function ChooseForm({ slug, isCurrent, isSaving }: { slug: string; isCurrent: boolean; isSaving: boolean }) {
  return (
    <Form method="post">
      <button className="button button-next button-block" name="path" value={slug} disabled={isSaving}>
        {isCurrent ? "Auf diesem Pfad weitergehen" : "Diesen Pfad wählen"}
      </button>
    </Form>
  );
}

function Step({ to, isEnd, label, icon }: { to: string; isEnd: boolean; label: string; icon: "back" | "next" }) {
  if (isEnd) {
    return (
      <button type="button" className="icon-button" disabled aria-label={label}>
        <Icon name={icon} />
      </button>
    );
  }
  return (
    <Link className="icon-button" to={to} replace preventScrollReset aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
