export interface ShownFinding {
  path: string;
  line: number;
  column: number;
  rule: string;
  message: string;
}

const MOST = 8;

/** Findings that keep the editor's last edit from being shown; they disappear once fixed. */
export function Findings({ findings }: { findings: readonly ShownFinding[] }) {
  if (findings.length === 0) return null;
  const more = findings.length - MOST;
  return (
    <aside
      aria-label="Funde der Prüfung"
      className="fixed inset-x-4 top-0 z-55 max-h-96 overflow-auto rounded-2xl border-2 border-accent bg-surface p-4 shadow-card print:hidden"
    >
      <p className="font-strong">
        {findings.length === 1 ? "Ein Fund" : `${findings.length} Funde`}: Du siehst den letzten fehlerfreien Stand.
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {findings.slice(0, MOST).map(({ path, line, column, rule, message }) => (
          <li key={`${path}:${line}:${column} ${rule}`}>
            <code className="text-sm wrap-anywhere">{`content/${path}:${line}:${column}`}</code>
            <br />
            {rule}: {message}
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-2">Und {more} mehr: npm run content:check nennt alle.</p> : null}
    </aside>
  );
}
