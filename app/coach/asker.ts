import type { Access, Holdings } from "~/domain/payments/access";

/** The member who asks, as the session knows them. */
export interface Asker {
  userId: string;
  firstName: string;
  level: number;
  personalityType: string | null;
  selectedCareerPath: string | null;
  access: Access;
  holdings: Holdings;
}
