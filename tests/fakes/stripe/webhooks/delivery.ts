import Stripe from "stripe";
import type { KeptEvent } from "../world/event";

export interface Delivery {
  url: string;
  secret: string;
  /** Signing time in seconds; the app refuses old signatures. */
  at: number;
}

export interface Delivered {
  status: number;
  body: string;
}

/** Sends an event like Stripe: the signed bytes are the sent ones. */
export async function deliver(event: KeptEvent, { url, secret, at }: Delivery): Promise<Delivered> {
  const payload = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
  const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
  const response = await fetch(url, { method: "POST", headers, body: payload, redirect: "manual" });
  return { status: response.status, body: await response.text() };
}
