import type { Form } from "./form";

/** A recorded request, for tests that count the calls to Stripe. */
export interface RecordedRequest {
  id: string;
  method: string;
  path: string;
  /** Name in the route table (`POST /v1/subscriptions/:id`); null if the fake has none for it. */
  route: string | null;
  /** The parsed body, or query. */
  form: Form;
  idempotencyKey: string | null;
  version: string | null;
  /** Answered from an earlier request with the same key. */
  isReplayed: boolean;
}
