import { renderToStaticMarkup } from "react-dom/server";
import { Rules, WhySoLittle, type ContactRules } from "~/ui/contacts/about-contacts";

/** What stands above and below the contacts and never changes: no script knows it. */
export const rulesHtml = (rules: ContactRules | null): string =>
  rules ? renderToStaticMarkup(<Rules rules={rules} />) : "";

export const whyHtml = (): string => renderToStaticMarkup(<WhySoLittle />);
