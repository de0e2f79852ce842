import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from "react";
import type { ClientUser } from "~/domain/account/client-user";
import type { ServerWork } from "~/domain/mission-work/mission-work";
import type { KeptTemplate } from "./keep-template";

export interface TemplateTextProps {
  html: string;
  slug: string;
  /** Where the template stands on its page. */
  fragment: string;
  user: ClientUser;
  work: ServerWork;
}

/** The text of a template of its own page, filled in where one reads; what keeps it comes after the page. */
export function TemplateText({ html, slug, fragment, user, work }: TemplateTextProps) {
  const kept = useRef<KeptTemplate | null>(null);
  const [said, setSaid] = useState("");
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void import("./keep-template").then(({ keepTemplate }) => {
      if (isGone) return;
      kept.current = keepTemplate({ slug, user, work, say: setSaid });
      stop = kept.current.stop;
    });
    return () => {
      isGone = true;
      kept.current = null;
      stop();
    };
  }, [slug, user, work]);
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button && kept.current?.press(button)) event.preventDefault();
  };
  return (
    <>
      <p className="min-h-6 text-sm font-semibold text-mint-deep empty:hidden" role="status">
        {said}
      </p>
      {/* The listeners serve the fields and buttons inside, which take the focus and the keys. */}
      <div
        id={fragment}
        className="scroll-mt-6"
        data-alive=""
        onClickCapture={onClick}
        onInput={({ target }: FormEvent) => kept.current?.writeFrom(target)}
      >
        <div className="prose" id="text" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </>
  );
}
