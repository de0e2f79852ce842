/** Bundles the mission's work into one script, like the kit. */
export * from "./browser-store";
export * from "./keep-saved";
export * from "./save-state";
export * from "./use-mission-work";
