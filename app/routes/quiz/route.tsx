import { useLoaderData } from "@remix-run/react";
import { Quiz } from "~/ui/quiz/quiz";
import { QuizDone } from "~/ui/quiz/quiz-done";
import type { loader } from "./data.server";
import { titled } from "~/ui/frame/page-meta";

export { loader, action } from "./data.server";

export const meta = titled("Persönlichkeitstest");

export { revalidateUnlessAnswered as shouldRevalidate } from "~/ui/frame/revalidate-unless-answered";

export default function QuizRoute() {
  const data = useLoaderData<typeof loader>();
  return data.isDone ? <QuizDone type={data.type} xp={data.xp} /> : <Quiz questions={data.questions} />;
}
