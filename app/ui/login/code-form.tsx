import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { Message } from "~/domain/messages";
import { Field } from "../kit";

const CODE_LENGTH = 6;

/** Entry of the mailed code: digits only, at most six; submitting waits for all six where JavaScript can see them. */
export function CodeForm({ error, submitLabel }: { error?: Message | undefined; submitLabel: string }) {
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && navigation.formData?.get("intent") === "confirm";
  const [code, setCode] = useState<string | null>(null);
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="intent" value="confirm" />
      <Field
        label="6-stelliger Code"
        name="code"
        className="input-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={20}
        error={error}
        autoFocus
        {...(code === null ? {} : { value: code })}
        onChange={(event) => setCode(event.target.value.replace(/\D/g, "").slice(0, CODE_LENGTH))}
      />
      <button
        className="button button-next button-block"
        disabled={isSending || (code !== null && code.length !== CODE_LENGTH)}
      >
        {isSending ? "Einen Moment …" : submitLabel}
      </button>
    </Form>
  );
}
