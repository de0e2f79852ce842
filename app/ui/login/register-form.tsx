import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { refuseFields, type RegistrationFailure, type RegistrationFields } from "~/domain/account/registration";
import {
  BackLink,
  button,
  EmailField,
  FirstNameField,
  Link,
  RefusalNotice,
  textIn,
  useFocusOnRefusal,
  waiting,
} from "../kit";
import { EmailTaken } from "./email-taken";
import { useCountdown } from "./use-countdown";
import { WhyBlocked } from "./why-blocked";

/** `seconds` until this browser may register again. */
export function RegisterForm({ failure, seconds }: { failure: RegistrationFailure | null; seconds: number }) {
  const isSending = useNavigation().state !== "idle";
  const pause = useCountdown(Math.max(seconds, failure?.seconds ?? 0), failure);
  const form = useFocusOnRefusal(failure);
  // Null without JavaScript: the button must work, and the server validates.
  const [typed, setTyped] = useState<RegistrationFields | null>(null);
  const read = () => {
    setTyped({ name: textIn(form.current, "name"), email: textIn(form.current, "email") });
  };
  useEffect(read, [form]);
  const [left, setLeft] = useState<string[]>([]);
  const missing = typed ? refuseFields(typed) : {};
  const errorOf = (field: keyof RegistrationFields) => {
    const isAsSent = typed === null || typed[field] === failure?.values[field];
    return (isAsSent ? failure?.fields[field] : undefined) ?? (left.includes(field) ? missing[field] : undefined);
  };
  const isIncomplete = typed !== null && Object.keys(missing).length > 0;
  return (
    <main id="main" className="screen screen-wide entrance" tabIndex={-1}>
      <BackLink to="/onboarding" />
      <h1>Wie dürfen wir dich nennen?</h1>
      <p className="text-lead text-soft">Wir schicken dir einen Code per E-Mail. Ein Passwort brauchst du nicht.</p>
      {failure?.notice ? <RefusalNotice message={failure.notice} /> : null}
      {failure?.emailTaken ? <EmailTaken attempt={failure} /> : null}
      <Form
        method="post"
        action="/onboarding?schritt=2"
        className="flex flex-col gap-3"
        noValidate
        ref={form}
        onInput={read}
        onBlur={({ target }) => setLeft([...left, target.getAttribute("name") ?? ""])}
      >
        <FirstNameField autoFocus={!failure?.values.name} value={failure?.values.name} error={errorOf("name")} />
        <EmailField label="Deine E-Mail-Adresse" value={failure?.values.email} error={errorOf("email")} />
        <p className="text-sm text-soft">
          Mit „Weiter“ legst du ein Konto an. Was wir speichern, steht in der{" "}
          <a href="/datenschutz" target="_blank">
            Datenschutzerklärung
          </a>
          .
        </p>
        <button
          className={button("next", "w-full")}
          disabled={isIncomplete}
          {...waiting(typed !== null && (isSending || pause > 0))}
        >
          {pause > 0 ? `Weiter in ${pause} s` : isSending ? "Code wird gesendet …" : "Weiter"}
        </button>
        {typed ? <Missing missing={missing} isWaiting={seconds > 0 && pause > 0} /> : null}
      </Form>
    </main>
  );
}

function Missing({ missing, isWaiting }: { missing: ReturnType<typeof refuseFields>; isWaiting: boolean }) {
  const parts = [missing.name ? "dein Vorname" : "", missing.email ? "deine E-Mail-Adresse" : ""].filter(Boolean);
  return (
    <WhyBlocked aria-live="polite">
      {isWaiting ? (
        <>
          Dein Code ist schon unterwegs. <Link to="/email-verification">Code eingeben</Link>
        </>
      ) : parts.length > 0 ? (
        `Dafür fehlt noch: ${parts.join(" und ")}.`
      ) : null}
    </WhyBlocked>
  );
}
