import { type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { coachTexts } from "~/domain/coach/coach-texts";
import { FEATURES } from "~/domain/features";
import { button, ComingSoonBadge, Link } from "~/ui/kit";
import { publicMeta } from "~/ui/kit/page/public-meta";
import { FeatureList, Greeting, RegisterForm } from "~/ui/login";
import type { action, loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  publicMeta(matches, { title: "Konto anlegen", path: "/onboarding" });

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
    <main id="main" className="screen screen-wide entrance grow" tabIndex={-1}>
      <Greeting mood="ready" size={120} title={<>Willkommen bei {productName}</>}>
        Schön, dass du da bist. In drei Schritten kommst du vom Gedanken ins Tun.
      </Greeting>
      <FeatureList
        features={[
          { icon: "quiz", title: "24 Fragen, etwa 5 Min", text: "Finde heraus, welcher Typ du bist." },
          {
            icon: "level",
            title: "Deine Roadmap als Spiel",
            text: "Ein Plan mit zehn Missionen in 90 Tagen, mit XP und Leveln.",
          },
          {
            icon: "coach",
            title: <>Inno, dein KI-Coach {coach.isSoon ? <ComingSoonBadge /> : null}</>,
            text: coach.welcome,
          },
        ]}
      />
      {/* Placed within the thumb's reach on a phone; on wider screens it follows the text. */}
      <div className="mt-auto grid gap-3 md:mt-3">
        <Link className={button("next", "w-full")} to="?schritt=2">
          Loslegen
        </Link>
        <p className="text-center">
          Schon dabei?{" "}
          <Link className="tap-link" to="/auth">
            Einloggen
          </Link>
        </p>
      </div>
    </main>
  );
}
