import type Stripe from "stripe";

/**
 * Stripe's own type as the fake keeps it: related objects by their id alone (what `expand` asks for is put in when it
 * answers), and of an enum only the values the SDK names. The SDK's own types add any other string to each enum, so that
 * tsc would let a misspelled status through.
 */
export type Stored<T> = { [Key in keyof T]: StoredValue<T[Key]> };

type StoredValue<Value> = Text<Value> | Other<Value, string extends Value ? { object: string } : never>;

type Text<Value> = [Named<Value>] extends [never] ? Extract<Value, string> : Named<Value>;

/** The literals of a union of strings. */
type Named<Value> = Value extends string ? (string extends Value ? never : Value) : never;

type Other<Value, Expanded> = Value extends string | Expanded
  ? never
  : Value extends Leaf
    ? Value
    : Value extends (infer Item)[]
      ? StoredValue<Item>[]
      : Value extends object
        ? Stored<Value>
        : Value;

// `deleted?: void` is how the SDK tells a living object from a deleted one.
type Leaf = number | boolean | null | undefined | void | Stripe.Decimal;

export type Customer = Stored<Stripe.Customer>;
export type Product = Stored<Stripe.Product>;
export type Price = Stored<Stripe.Price>;
export type CheckoutSession = Stored<Stripe.Checkout.Session>;
export type LineItem = Stored<Stripe.LineItem>;
export type Subscription = Stored<Stripe.Subscription>;
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>;
export type Invoice = Stored<Stripe.Invoice>;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type InvoicePayment = Stored<Stripe.InvoicePayment>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type PaymentIntent = Stored<Stripe.PaymentIntent>;
export type Charge = Stored<Stripe.Charge>;
export type Refund = Stored<Stripe.Refund>;
export type Dispute = Stored<Stripe.Dispute>;
export type PortalSession = Stored<Stripe.BillingPortal.Session>;
