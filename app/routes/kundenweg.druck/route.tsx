import { useLoaderData } from "@remix-run/react";
import { titled } from "~/ui/kit/page/page-meta";
import { ContactsSheet } from "~/ui/print/contacts-sheet";
import { PrintPage } from "~/ui/print/print-page";
import stylesheet from "~/ui/print/sheet.css";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const handle = { stylesheet };

const TITLE = "Dein Kundenweg auf Papier";

export const meta = titled(TITLE);

export default function PrintContacts() {
  const { options, sheet } = useLoaderData<typeof loader>();
  return (
    <PrintPage title={TITLE} back="/kundenweg" file="/kundenweg/druck.pdf" options={options}>
      <ContactsSheet {...sheet} />
    </PrintPage>
  );
}
