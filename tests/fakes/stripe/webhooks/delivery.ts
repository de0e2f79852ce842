import Stripe from "stripe";
import type { KeptEvent } from "../world/event";

export interface Delivery {
  url: string;
  secret: string;
  /** When it is signed, in seconds; the app refuses what is too old. */
  at: number;
}

export interface Delivered {
  status: number;
  body: string;
}

/** Sends an event as Stripe does: what is signed is what is sent, byte for byte. */
export async function deliver(event: KeptEvent, { url, secret, at }: Delivery): Promise<Delivered> {
  const payload = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
  const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
  const response = await fetch(url, { method: "POST", headers, body: payload, redirect: "manual" });
  return { status: response.status, body: await response.text() };
}
