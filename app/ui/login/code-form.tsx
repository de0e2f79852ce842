import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CODE_LENGTH, digitsIn } from "~/domain/account/login-code";
import type { Message } from "~/domain/messages/messages";
import { button, Field, textIn, waiting } from "../kit";
import { WhyBlocked } from "./why-blocked";

const digitsOf = (text: string): string => digitsIn(text).slice(0, CODE_LENGTH);

export function CodeForm({ error, submitLabel }: { error?: Message | undefined; submitLabel: string }) {
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && navigation.formData?.get("intent") === "confirm";
  const form = useRef<HTMLFormElement>(null);
  // Null until hydration: early typing must survive it, and without JavaScript the form must be submittable.
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => setCode(digitsOf(textIn(form.current, "code"))), []);
  useEffect(() => {
    if (!error) return;
    // Selects the refused code, so that the next one replaces it.
    const input = form.current?.querySelector<HTMLInputElement>("input[name=code]");
    input?.focus();
    input?.select();
  }, [error]);
  // At the sixth digit, whether typed, pasted or filled in by the phone; a refused code waits until it is changed.
  const type = (text: string) => {
    const typed = digitsOf(text);
    // A digit put into a full code pushes another one out: the code that is left was never typed.
    const isPushed = code?.length === CODE_LENGTH && digitsIn(text).length === CODE_LENGTH + 1;
    flushSync(() => setCode(typed));
    if (typed.length === CODE_LENGTH && typed !== code && !isPushed && !isSending) form.current?.requestSubmit();
  };
  const missing = code === null ? 0 : CODE_LENGTH - code.length;
  return (
    <Form method="post" className="flex flex-col gap-3" noValidate ref={form}>
      <input type="hidden" name="intent" value="confirm" />
      <Field
        label="6-stelliger Code"
        name="code"
        look="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={error}
        autoFocus
        {...(code === null ? {} : { value: code })}
        onChange={(event) => type(event.target.value)}
      />
      <button className={button("next", "w-full")} disabled={missing > 0} {...waiting(isSending)}>
        {isSending ? "Einen Moment …" : submitLabel}
      </button>
      <WhyBlocked>
        {missing === 0
          ? null
          : missing === 1
            ? "Dafür fehlt noch 1 Ziffer. Dann geht es von selbst weiter."
            : `Dafür fehlen noch ${missing} Ziffern. Mit der letzten geht es von selbst weiter.`}
      </WhyBlocked>
    </Form>
  );
}
