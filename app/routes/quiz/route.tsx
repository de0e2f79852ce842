import { type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Quiz } from "~/ui/quiz/quiz";
import { QuizDone } from "~/ui/quiz/quiz-done";
import type { loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta: MetaFunction = () => [{ title: "Persönlichkeitstest" }];

export default function QuizRoute() {
  const data = useLoaderData<typeof loader>();
  return data.isDone ? <QuizDone type={data.type} xp={data.xp} /> : <Quiz questions={data.questions} />;
}
