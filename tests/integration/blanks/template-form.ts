/** A template of its own page, and one of a mission, each with one blank that is filled in here. */
export const TEMPLATE = "/vorlagen/angebot";

export const templateFields = (fields: Record<string, string> = {}): Record<string, string> => ({
  ...{ intent: "template", template: "angebot", "feld.ziel": "mehr Zeit" },
  ...fields,
});

export const MISSION_TEMPLATE = "/mission/content-creator-in-1";

export const missionTemplateFields = (fields: Record<string, string> = {}): Record<string, string> => ({
  ...{ intent: "template", template: "positionierung", "feld.wem": "Menschen mit Garten" },
  ...fields,
});
