import { useState, type FormEvent, type MouseEvent } from "react";
import { clearTemplate, takeOffer, writeFrom } from "../blanks/fields";
import { copyText } from "../kit";
import { useOpenForPaper } from "./use-open-for-paper";

// Loaded with the first number: most only read, and the server computes without it.
const follow = ({ target }: FormEvent) => void import("../calculators/live").then(({ follow }) => follow(target));

// Loaded with the first answer. Where it does not come, the form goes as a page without scripts would.
const check = (event: FormEvent) => {
  const { target } = event;
  if (!(target instanceof HTMLFormElement) || !("selfCheck" in target.dataset)) return;
  event.preventDefault();
  void import("../self-check/live").then(
    ({ checkHere }) => checkHere(target),
    () => target.submit(),
  );
};

const loadBlanks = () => import("../blanks/live");

interface ProseProps {
  html: string;
  /** Takes the value of a blank, by its task. */
  onWrite: (task: string, answer: string) => void;
}

/** A text of the content; once hydrated, the templates in it are kept while they are filled in, and can be copied. */
export function Prose({ html, onWrite }: ProseProps) {
  const [said, setSaid] = useState("");
  const text = useOpenForPaper();
  const onClick = async (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button && (takeOffer(button, onWrite) || clearTemplate(button, onWrite))) return event.preventDefault();
    const template = button?.previousElementSibling;
    if (!(template instanceof HTMLElement)) return;
    const isFilled = template.dataset.vorlage !== undefined;
    setSaid(await copyText(isFilled ? (await loadBlanks()).filledText(template) : template.innerText));
  };
  const onInput = (event: FormEvent) => {
    if (!writeFrom(event.target, onWrite)) return follow(event);
    void loadBlanks().then(({ grow }) => grow(event.target));
  };
  return (
    <>
      {/* The listeners serve the fields and buttons inside, which take the focus and the keys. */}
      <div data-alive="" onClickCapture={(event) => void onClick(event)} onInput={onInput} onSubmit={check} ref={text}>
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
