import { useLoaderData } from "@remix-run/react";
import { titled } from "~/ui/kit/page/page-meta";
import { PortfolioSheet } from "~/ui/print/portfolio-sheet";
import { PrintPage } from "~/ui/print/print-page";
import stylesheet from "~/ui/print/sheet.css";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const handle = { stylesheet };

export const meta = titled("Deine Gründungsmappe auf Papier");

export default function PrintPortfolio() {
  const { options, missions, stand } = useLoaderData<typeof loader>();
  return (
    <PrintPage title="Deine Gründungsmappe auf Papier" back="/mappe" file="/mappe/druck.pdf" options={options}>
      <PortfolioSheet {...stand} missions={missions} />
    </PrintPage>
  );
}
