import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TemplateText } from "~/ui/blanks/template-text";
import { ReadingPage } from "~/ui/frame/reading-page";
import { TemplateActions } from "~/ui/frame/template-actions";
import { textMeta } from "~/ui/kit/page/public-meta";
import type { loader } from "./data.server";

export { loader, action } from "./data.server";

export const meta: MetaFunction<typeof loader> = textMeta;

export default function Template() {
  const { mission, files, print, filling, sent, ...page } = useLoaderData<typeof loader>();
  const back = mission ? { to: mission, label: "Zurück zur Mission" } : null;
  const text = filling ? (
    <>
      <TemplateText html={page.html} slug={page.slug} {...filling} />
      {sent ? <div dangerouslySetInnerHTML={{ __html: sent }} /> : null}
    </>
  ) : null;
  return (
    <ReadingPage {...page} note={page.description} back={back} text={text}>
      <TemplateActions textOf="#text" print={print} files={files} />
    </ReadingPage>
  );
}
