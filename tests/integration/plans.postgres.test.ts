import { describePlans } from "./plans";

describePlans("postgres", { DEMO_CHECKOUT: "1" });
