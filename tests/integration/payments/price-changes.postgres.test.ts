import { describePriceChanges } from "./price-changes";
import { describeShop } from "./shop";

describeShop("postgres", { "price changes": describePriceChanges });
