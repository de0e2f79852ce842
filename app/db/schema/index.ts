export * from "./people";
export * from "./missions";
export * from "./quiz";
export * from "./login";
export * from "./payments";
export * from "./coach";
export * from "./rhythm";
export * from "./notices";
