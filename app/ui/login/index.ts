/** Bundles what these screens share into one script, like the kit. */
export * from "./code-form";
export * from "./feature-list";
export * from "./greeting";
export * from "./register-form";
export * from "./resend-form";
export * from "./use-countdown";
