import { ANSWER_LABELS, ANSWER_VALUES } from "~/domain/quiz/quiz-scale";

type Answer = (typeof ANSWER_VALUES)[number];

export function Scale({ answer, onChoose }: { answer: number | undefined; onChoose: (value: Answer) => void }) {
  return (
    <div className="grid gap-2.5">
      {ANSWER_VALUES.map((value) => (
        <Option key={value} value={value} isChosen={answer === value} onChoose={() => onChoose(value)} />
      ))}
    </div>
  );
}

const BOX =
  "flex min-h-13.5 cursor-pointer items-center gap-3.5 rounded-[1.125rem] border-2 border-line bg-surface px-4 py-2 " +
  "[transition:border-color_150ms,background-color_150ms,scale_150ms_var(--ease-spring)] " +
  "peer-checked:scale-[1.015] peer-checked:border-primary peer-checked:bg-primary-soft " +
  "peer-focus-visible:[outline:3px_solid_var(--color-primary)] peer-focus-visible:outline-offset-3 " +
  "tight:flex-wrap tight:*:max-w-full";

const NUMBER =
  "grid size-[32px] flex-none place-items-center rounded-full bg-sunken font-bold tabular-nums " +
  "[:checked+*>&]:bg-primary [:checked+*>&]:text-on-primary";

/** The radio button serves the keys and is not visible: the whole box is its label. */
function Option({ value, isChosen, onChoose }: { value: Answer; isChosen: boolean; onChoose: () => void }) {
  return (
    <label className="relative">
      <input
        type="radio"
        name="answer"
        value={value}
        required
        checked={isChosen}
        onChange={onChoose}
        className="peer pointer-events-none absolute opacity-0"
      />
      {/* Hit area for pointers; keys and screen readers press the input beside it. */}
      <span className={BOX} data-answer="">
        <span className={NUMBER}>{value}</span>
        {ANSWER_LABELS[value]}
      </span>
    </label>
  );
}
