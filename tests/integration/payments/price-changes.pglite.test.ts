import { describePriceChanges } from "./price-changes";
import { describeShop } from "./shop";

describeShop("pglite", { "price changes": describePriceChanges });
