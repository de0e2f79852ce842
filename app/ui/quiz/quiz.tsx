import { Form, useFetcher, useNavigation, useSearchParams, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { progressWords } from "~/domain/quiz/progress-words";
import { ANSWER_VALUES } from "~/domain/quiz/quiz-scale";
import { button, waiting } from "../kit";
import { Petals } from "./petals";
import { useGoingOn } from "./use-going-on";
import { QuizHeader } from "./quiz-header";
import { Scale } from "./scale";

interface Question {
  id: string;
  text: string;
  answer: number | null;
}

const SCREEN =
  "screen screen-wide grow lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-16";

const TEXT_ENTRY = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";

/**
 * Shows the next question at once and saves in the background; without JavaScript each question is a form of its own.
 */
export function Quiz({
  questions,
  told,
}: {
  questions: Question[];
  /** Message said above the question that the page arrives with. */
  told?: string | undefined;
}) {
  const [params] = useSearchParams();
  const firstOpen = questions.findIndex(({ answer }) => answer === null);
  const asked = params.get("frage");
  const askedIndex = Number(asked ?? 0) - 1;
  const start = questions[askedIndex] ? askedIndex : firstOpen === -1 ? questions.length - 1 : firstOpen;
  const [index, setIndex] = useState(start);
  // Only ?frage= moves to another question; revalidated answers do not.
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    setIndex(start);
  }
  const [answers, setAnswers] = useState<Record<string, number>>(() =>
    Object.fromEntries(questions.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]]))),
  );
  // The question that a page arrives with appears at once, without animation.
  const [hasMoved, setHasMoved] = useState(false);
  const saver = useFetcher();
  const isFinishing = useNavigation().state !== "idle";
  const submit = useSubmit();
  // Until hydration the button stays enabled: without JavaScript the form must be submittable.
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const screen = useRef<HTMLElement>(null);
  const question = questions[index];
  const isLast = index === questions.length - 1;
  const answer = question ? answers[question.id] : undefined;

  const choose = (value: number) => {
    if (!question) return;
    const given = { ...answers, [question.id]: value };
    setAnswers(given);
    // Sends all answers each time: a submission that a later one cancels loses nothing.
    saver.submit({ intent: "save", answers: JSON.stringify(given) }, { method: "post", action: "/quiz" });
  };
  const go = (to: number) => {
    // The next heading must exist to take the focus, else key presses are lost.
    flushSync(() => {
      setIndex(to);
      setHasMoved(true);
    });
    heading.current?.focus();
  };

  const goingOn = useGoingOn(index, isLast ? null : () => go(index + 1));

  // Keys work anywhere on the page, also after a click beside the test, but not where they mean something else.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
      if (event.target.closest(TEXT_ENTRY)) return;
      const value = ANSWER_VALUES.find((number) => String(number) === event.key);
      if (value) choose(value);
      if (event.key === "Enter" && !event.target.closest("a, button, summary")) {
        event.preventDefault();
        if (answer !== undefined) form.current?.requestSubmit();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  const hasMounted = useRef(false);
  useEffect(() => {
    if (hasMounted.current) return;
    hasMounted.current = true;
    // An answer chosen before hydration counts, too.
    const early = screen.current?.querySelector<HTMLInputElement>("input[name=answer]:checked");
    if (early && Number(early.value) !== answer) choose(Number(early.value));
  });

  if (!question) return null;
  return (
    <main id="main" className={SCREEN} tabIndex={-1} ref={screen}>
      <QuizHeader index={index} count={questions.length} onBack={() => go(index - 1)} />
      <Form
        method="post"
        className="grid gap-6"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (answer === undefined || isFinishing) return;
          if (!isLast) return go(index + 1);
          submit({ intent: "finish", answers: JSON.stringify(answers) }, { method: "post", action: "/quiz" });
        }}
      >
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="question" value={question.id} />
        <input type="hidden" name="next" value={index + 2} />
        <fieldset key={question.id} className={hasMoved ? "animate-[rise_260ms_ease-out_both]" : undefined}>
          <legend className="grid min-h-34 content-center gap-2 pb-4">
            {told && !hasMoved ? <strong>{told}</strong> : null}
            <span className="text-sm text-soft">
              Frage {index + 1}: {progressWords(index)} Wie sehr trifft das auf dich zu?
            </span>
            <h1 ref={heading} tabIndex={-1}>
              {question.text}
            </h1>
          </legend>
          <Scale answer={answer} onChoose={choose} />
        </fieldset>
        <button
          className={button("next", "w-full")}
          disabled={isHydrated && answer === undefined}
          {...waiting(isFinishing)}
        >
          {isLast ? (isFinishing ? "Wird ausgewertet …" : "Abschließen") : "Weiter"}
        </button>
      </Form>
      <label className="js-only mx-auto flex min-h-11 cursor-pointer items-center gap-3 text-sm text-soft">
        <input
          type="checkbox"
          className="size-5 flex-none accent-primary"
          checked={goingOn.isOn}
          onChange={({ target }) => goingOn.change(target.checked)}
        />
        Nach dem Antippen von selbst weiter
      </label>
      <div className="grid gap-5 lg:col-start-2 lg:row-span-3 lg:row-start-2">
        <Petals answered={Object.keys(answers).length} place={index + 1} count={questions.length} />
        <p className="js-only text-center text-sm text-soft pointer-coarse:hidden">
          Tipp: Tasten 1 bis 5 antworten, Enter geht weiter.
        </p>
      </div>
    </main>
  );
}
