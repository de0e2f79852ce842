import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "~/root";
import { Quiz } from "~/ui/quiz/quiz";
import { QuizDone } from "~/ui/quiz/quiz-done";
import type { loader } from "./data.server";
import { titled } from "~/ui/kit/page/page-meta";

export { loader, action } from "./data.server";

export const meta = titled("Persönlichkeitstest");

export { revalidateUnlessAnswered as shouldRevalidate } from "~/ui/kit/page/revalidate-unless-answered";

export default function QuizRoute() {
  const data = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return data.isDone ? (
    <QuizDone xp={data.xp} gains={root?.gains ?? null} />
  ) : (
    <Quiz questions={data.questions} told={root?.told} />
  );
}
