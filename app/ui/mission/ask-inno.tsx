import { FEATURES } from "~/domain/features";
import { Inno } from "../kit/drawings/inno";

/** The mission's question for reflection; once Inno answers, also the link to him with this mission. Rendered on the server alone. */
export function AskInno({ slug, reminder }: { slug: string; reminder: string | null }) {
  if (!reminder && !FEATURES.coach) return null;
  const coach = `/coach?mission=${slug}`;
  return (
    <div className={`row border-t border-line pt-4 [&>svg]:shrink-0 ${reminder ? "" : "print:hidden"}`}>
      <Inno mood="ready" size={56} />
      <div>
        <h2 className="text-sm text-soft">{reminder ? "Eine Frage an dich" : "Hängst du fest?"}</h2>
        <p>{reminder ?? "Inno kennt diese Mission und sucht mit dir den nächsten Schritt."}</p>
        {FEATURES.coach ? (
          <p className="flex flex-wrap gap-x-5 print:hidden">
            {reminder ? (
              <a className={LINK} href={`${coach}&anlass=frage`}>
                Mit Inno darüber sprechen
              </a>
            ) : null}
            <a className={LINK} href={coach}>
              Frag Inno
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}

const LINK = "inline-flex min-h-11 items-center font-semibold underline";
