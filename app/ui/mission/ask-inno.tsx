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
        <p>
          {reminder === null
            ? "Inno kennt diese Mission und sucht mit dir den nächsten Schritt."
            : withLateSign(reminder)}
        </p>
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

/** One sign, also one that is joined of several, as a person and what they hold. */
const SIGN =
  /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*$/u;

/** The picture sign at a question's end is drawn once somebody comes near: looking for its font was a fifth of a first layout. */
function withLateSign(question: string) {
  const [sign] = SIGN.exec(question) ?? [];
  if (!sign) return question;
  return (
    <>
      {question.slice(0, -sign.length)}
      <span className="inline-block h-[1.3em] w-[1.4em] align-text-bottom [content-visibility:auto]">{sign}</span>
    </>
  );
}

const LINK = "inline-flex min-h-11 items-center font-semibold underline";
