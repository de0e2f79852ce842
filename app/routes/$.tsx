import { ErrorPage } from "~/ui/kit";
import { titled } from "~/ui/kit/page/page-meta";

export const handle = { static: true };

export const meta = titled("Seite nicht gefunden");

export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return <ErrorPage status={404} />;
}
