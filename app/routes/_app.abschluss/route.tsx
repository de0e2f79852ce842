import { useLoaderData } from "@remix-run/react";
import { Graduation, BeforeGraduation } from "~/ui/graduation/graduation";
import { titled } from "~/ui/kit/page/page-meta";
import type { loader } from "./data.server";

export { loader } from "./data.server";

export const meta = titled("Dein Abschluss");

export default function GraduationRoute() {
  const { ended, open } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="screen screen-wide" tabIndex={-1}>
      {ended ? <Graduation {...ended} /> : <BeforeGraduation {...open} />}
    </main>
  );
}
