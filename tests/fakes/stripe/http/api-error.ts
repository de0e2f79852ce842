import type Stripe from "stripe";

export interface ApiErrorBody {
  type: Stripe.RawErrorType;
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
}

/** A refusal by Stripe, thrown where it is noticed and answered in one place. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ApiErrorBody,
  ) {
    super(body.message);
  }
}

export const invalid = (message: string, { code, param }: { code?: string; param?: string } = {}): ApiError =>
  new ApiError(400, { type: "invalid_request_error", message, ...(code && { code }), ...(param && { param }) });

/** Stripe answers 404 when the address names what is missing, 400 when a parameter does. */
export function missing(kind: string, id: string, param?: string): ApiError {
  const message = `No such ${kind}: '${id}'`;
  const body = { type: "invalid_request_error", message, code: "resource_missing", param: param ?? "id" } as const;
  return new ApiError(param ? 400 : 404, body);
}

/** Error for an invoice or a subscription whose payment the customer has to confirm first. */
export const toBeConfirmed = (of: "invoice" | "subscription"): ApiError =>
  new ApiError(402, {
    type: "card_error",
    code: `${of}_payment_intent_requires_action`,
    message: "This payment requires additional user action before it can be completed successfully.",
  });

export const cardDeclined = (): ApiError =>
  new ApiError(402, {
    type: "card_error",
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  });
