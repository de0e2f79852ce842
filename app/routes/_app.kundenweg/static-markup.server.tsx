import { renderToStaticMarkup } from "react-dom/server";
import { Rules, WhySoLittle, type ContactRules } from "~/ui/contacts/about-contacts";

/** Static markup above and below the contacts: no script knows it. */
export const rulesHtml = (rules: ContactRules | null): string =>
  rules ? renderToStaticMarkup(<Rules rules={rules} />) : "";

export const whyHtml = (): string => renderToStaticMarkup(<WhySoLittle />);
