export const SITUATION = "/profile/einstellungen/situation";

/** Jonas by default: employed full-time, insured by his job, eight hours a week. */
export const situationFields = (fields: Record<string, string> = {}): Record<string, string> => ({
  intent: "save",
  employment: "vollzeit",
  insurance: "ueber-job",
  "benefit-keine": "on",
  customers: "firmen",
  hours: "8",
  startsOn: "2027-03-01",
  ...fields,
});
