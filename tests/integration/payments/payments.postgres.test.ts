import { vi } from "vitest";
import { describeCrossings } from "./crossings";
import { describePurchases } from "./purchases";
import { describeShop } from "./shop";
import { describeStatementsAtStripe } from "./statements-at-stripe";
import { describeVendorFaults } from "./vendor-faults";
import { describeWebhooks } from "./webhooks";

// What is sold with the coach, too.
vi.mock(import("~/domain/features"), async (load) => {
  const { FEATURES, ...others } = await load();
  return { ...others, FEATURES: { ...FEATURES, coach: true } };
});

describeShop("postgres", {
  purchases: describePurchases,
  webhooks: describeWebhooks,
  statements: describeStatementsAtStripe,
  "vendor faults": describeVendorFaults,
  crossings: describeCrossings,
});
