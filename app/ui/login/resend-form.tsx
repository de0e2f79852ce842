import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { button, waiting } from "../kit";
import { useCountdown } from "./use-countdown";

/** `seconds` until a new code may be asked for. */
export function ResendForm({ seconds: from }: { seconds: number }) {
  const navigation = useNavigation();
  const seconds = useCountdown(from, useLoaderData());
  const isSending = navigation.state !== "idle" && navigation.formData?.get("intent") === "resend";
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="resend" />
      <button className={button("quiet", "w-full")} {...waiting(isSending || seconds > 0)}>
        {seconds > 0 ? `Neuen Code anfordern (${seconds} s)` : "Neuen Code anfordern"}
      </button>
    </Form>
  );
}
