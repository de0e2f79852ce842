import { ErrorPage } from "~/ui/kit";

export const handle = { static: true };

export const meta = () => [{ title: "Seite nicht gefunden" }];

export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return <ErrorPage status={404} />;
}
