/**
 * What most screens are made of, imported through this file alone: so the compiler puts it into one script instead of a
 * dozen small ones (package.json marks the folder as having side effects).
 */
export * from "../frame/evidence";
export * from "../frame/page-context";
export * from "../frame/page-meta";
export * from "../frame/revalidate-unless-answered";
export * from "../frame/stylesheet";
export * from "./back-link";
export * from "./coming-soon";
export * from "./copy-text";
export * from "./disc";
export * from "./error-page";
export * from "./field";
export * from "./figures";
export * from "./german";
export * from "./icons";
export * from "./inno";
export * from "./legal-links";
export * from "./link";
export * from "./mark";
export * from "./notice";
export * from "./person-fields";
export * from "./picture";
export * from "./progress-bar";
export * from "./prose";
export * from "./state-page";
export * from "./text-in";
export * from "./titled-link";
export * from "./toast";
export * from "./use-leave";
export * from "./use-focus-on-refusal";
export * from "./variants";
