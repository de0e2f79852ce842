import { describeCrossings } from "./crossings";
import { describeHalfSaid } from "./half-said";
import { describePurchases } from "./purchases";
import { describeShop } from "./shop";
import { describeSignedStrangers } from "./signed-strangers";
import { describeStatementsAtStripe } from "./statements-at-stripe";
import { describeTakenBack } from "./taken-back";
import { describeVendorFaults } from "./vendor-faults";
import { describeWebhooks } from "./webhooks";

describeShop("postgres", {
  purchases: describePurchases,
  webhooks: describeWebhooks,
  statements: describeStatementsAtStripe,
  "vendor faults": describeVendorFaults,
  "half said": describeHalfSaid,
  "signed strangers": describeSignedStrangers,
  crossings: describeCrossings,
  "taken back": describeTakenBack,
});
