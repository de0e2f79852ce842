export interface Asked {
  slug: string;
  title: string;
  html: string;
}

export function AskAndAnswer({ asked }: { asked: readonly Asked[] }) {
  return (
    <section className="flex flex-col gap-3 md:col-span-full">
      <h2>Was andere vorher fragen</h2>
      <div className="grid gap-3 lg:grid-cols-2 lg:items-start">
        {asked.map(({ slug, title, html }) => (
          <details key={slug} className="disclosure rounded-card border border-line bg-surface px-4 py-1.5">
            <summary>{title}</summary>
            <div className="prose pb-3" dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        ))}
      </div>
      <p>
        <a className="tap-link" href="/hilfe">
          Alle Fragen und Antworten
        </a>
      </p>
    </section>
  );
}
