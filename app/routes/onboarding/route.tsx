import { type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { coachTexts } from "~/domain/coach-texts";
import { FEATURES } from "~/domain/features";
import { ComingSoonBadge, Icon, Inno, Link } from "~/ui/kit";
import { pageMeta } from "~/ui/frame/page-meta";
import { RegisterForm } from "~/ui/login";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, { title: "Konto anlegen", path: "/onboarding" });

export default function Onboarding() {
  const [params] = useSearchParams();
  const { begun, seconds } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  if (params.get("schritt") !== "2" && !failure) return <Welcome />;
  return <RegisterForm failure={failure ?? begun} seconds={seconds} />;
}

function Welcome() {
  const { productName } = useLoaderData<typeof loader>();
  const coach = coachTexts(FEATURES);
  return (
    <main id="main" className="screen onboarding" tabIndex={-1}>
      <div className="onboarding-inno">
        <Inno mood="ready" size={120} />
      </div>
      <h1 className="centered">Willkommen bei {productName}</h1>
      <p className="lead centered">Schön, dass du da bist. In drei Schritten kommst du vom Gedanken ins Tun.</p>
      <ul className="feature-list">
        <li>
          <Icon name="quiz" />
          <span>
            <strong>24 Fragen, etwa 5 Min</strong>
            Finde heraus, welcher Typ du bist.
          </span>
        </li>
        <li>
          <Icon name="level" />
          <span>
            <strong>Deine Roadmap als Spiel</strong>
            Ein Plan mit zehn Missionen in 90 Tagen, mit XP und Leveln.
          </span>
        </li>
        <li>
          <Icon name="coach" />
          <span>
            <strong>Inno, dein KI-Coach {coach.isSoon ? <ComingSoonBadge /> : null}</strong>
            {coach.welcome}
          </span>
        </li>
      </ul>
      <div className="screen-action">
        <Link className="button button-next button-block" to="?schritt=2">
          Loslegen
        </Link>
        <p className="centered">
          Schon dabei?{" "}
          <Link className="tap-link" to="/auth">
            Einloggen
          </Link>
        </p>
      </div>
    </main>
  );
}
