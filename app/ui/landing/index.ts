export * from "./ask-and-answer";
export * from "./first-mission";
export * from "./picture-row";
export * from "./price-card";
export * from "./who";
