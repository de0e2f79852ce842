import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "~/ui/kit/page/page-meta";
import { button, StatePage } from "~/ui/kit";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const handle = { static: true };

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: "E-Mails abbestellen" }),
  { name: "robots", content: "noindex" },
];

/** Opened from a mail, on any device, without a login. */
export default function Unsubscribe() {
  const { label } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (label === null) return <Unknown />;
  const now = answer?.now ?? null;
  return (
    <StatePage picture={now ? "done" : "empty"} title={TITLES[now ?? "asked"]}>
      {now === null && <p>Ein Klick, und du bekommst keine E-Mails „{label}“ mehr.</p>}
      {now === "off" && <p>Du bekommst keine E-Mails „{label}“ mehr. Alles andere bleibt, wie es ist.</p>}
      {now === "on" && <p>Du bekommst die E-Mails „{label}“ wieder.</p>}
      <form method="post">
        {now === "off" ? (
          <button className={button("quiet")} name="intent" value="on">
            Doch wieder einschalten
          </button>
        ) : (
          <button className={button(now ? "quiet" : "primary")} name="intent" value="off">
            „{label}“ abbestellen
          </button>
        )}
      </form>
      <ToSettings />
    </StatePage>
  );
}

const TITLES = { asked: "E-Mails abbestellen?", off: "Abbestellt", on: "Wieder eingeschaltet" } as const;

const Unknown = () => (
  <StatePage picture="notfound" title="Dieser Link passt nicht">
    <p>Vielleicht ist er nicht ganz übernommen worden. In den Einstellungen schaltest du jede E-Mail einzeln aus.</p>
    <ToSettings />
  </StatePage>
);

const ToSettings = () => (
  <p>
    <a className={button("text")} href="/profile/einstellungen">
      Zu den Einstellungen
    </a>
  </p>
);
