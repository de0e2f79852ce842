import { useLoaderData } from "@remix-run/react";
import { titled } from "~/ui/kit/page/page-meta";
import { PrintPage } from "~/ui/print/print-page";
import { QuizSheet } from "~/ui/print/quiz-sheet";
import stylesheet from "~/ui/print/sheet.css";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const handle = { stylesheet };

export const meta = titled("Dein Ergebnis auf Papier");

export default function PrintResult() {
  const { options, sheet } = useLoaderData<typeof loader>();
  const back = `/quiz-results?type=${encodeURIComponent(sheet.type.name)}`;
  return (
    <PrintPage title="Dein Ergebnis auf Papier" back={back} file="/quiz-results/druck.pdf" options={options}>
      <QuizSheet {...sheet} />
    </PrintPage>
  );
}
