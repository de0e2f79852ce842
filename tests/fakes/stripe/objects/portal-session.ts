import type { PortalSession } from "../stored";

export type NewPortalSession = Pick<
  PortalSession,
  "id" | "created" | "customer" | "return_url" | "url" | "flow" | "locale"
>;

export const newPortalSession = ({
  id,
  created,
  customer,
  return_url,
  url,
  flow,
  locale,
}: NewPortalSession): PortalSession => ({
  id,
  object: "billing_portal.session",
  configuration: "bpc_fake",
  created,
  customer,
  customer_account: null,
  flow,
  livemode: false,
  locale,
  on_behalf_of: null,
  return_url,
  url,
});
