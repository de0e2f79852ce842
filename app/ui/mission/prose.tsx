import { useState, type FormEvent, type MouseEvent } from "react";
import { copyText } from "../kit";
import { useOpenForPaper } from "./use-open-for-paper";

// Loaded with the first number: most only read, and the server computes without it.
const follow = ({ target }: FormEvent) => void import("../calculators/live").then(({ follow }) => follow(target));

/** A text of the content; once hydrated, the templates in it can be copied. */
export function Prose({ html }: { html: string }) {
  const [said, setSaid] = useState("");
  const text = useOpenForPaper();
  const onClick = async ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest("button") : null;
    const template = button?.previousElementSibling;
    if (template instanceof HTMLElement) setSaid(await copyText(template.innerText));
  };
  return (
    <>
      {/* The listener serves the buttons inside, which take the focus and the keys. */}
      <div data-alive="" onClickCapture={(event) => void onClick(event)} onInput={follow} ref={text}>
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
