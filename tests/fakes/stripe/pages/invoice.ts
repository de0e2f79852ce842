import { collect } from "../billing/invoice/collection";
import { redirectTo, type Answer } from "../http/answer";
import type { Invoice } from "../stored";
import type { World } from "../world/world";
import { button, document, escaped, euros } from "./document";

/** Stripe's hosted invoice, which can also be paid here while it is open. */
export function invoicePage(world: World, invoice: Invoice, action: string): Answer {
  if (action === "pdf") return PDF;
  if (action === "pay" && invoice.status === "open") {
    collect(world, invoice, { isPresent: true });
    return redirectTo(`/invoice/${invoice.id}`);
  }
  const lines = invoice.lines.data.map(
    ({ description, amount }) => `<li>${escaped(description ?? "")}: ${euros(amount)}</li>`,
  );
  return document(
    `Rechnung ${invoice.number ?? ""}`,
    [
      `<ul>${lines.join("")}</ul>`,
      `<p>Summe: ${euros(invoice.total)}, offen: ${euros(invoice.amount_remaining)}</p>`,
      invoice.status === "open" ? button("Bezahlen", `/invoice/${invoice.id}/pay`) : `<p>${invoice.status}</p>`,
      `<p><a href="/invoice/${invoice.id}/pdf">PDF</a></p>`,
    ].join("\n"),
  );
}

/** Minimal PDF, so that the link leads somewhere. */
const PDF: Answer = {
  status: 200,
  headers: { "content-type": "application/pdf" },
  body: "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
};
