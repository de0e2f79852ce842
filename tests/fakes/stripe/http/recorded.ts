import type { Form } from "./form";

/** A request as it came, for tests that count what was asked of Stripe. */
export interface RecordedRequest {
  id: string;
  method: string;
  path: string;
  /** As in the routes (`POST /v1/subscriptions/:id`); null if the fake has none for it. */
  route: string | null;
  /** The parsed body, or query. */
  form: Form;
  idempotencyKey: string | null;
  version: string | null;
  /** Answered from an earlier request with the same key. */
  isReplayed: boolean;
}
