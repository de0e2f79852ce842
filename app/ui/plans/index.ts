/** Bundles what these screens share into one script, like the kit. */
export * from "./demo-notice";
export * from "./order-terms";
export * from "./offer-list";
export * from "./own-plan";
export * from "./plan-card";
export * from "./plan-list";
export * from "./plan-price";
export * from "./contract-card";
export * from "./payment-list";
