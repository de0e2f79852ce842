import { describePlans } from "./plans";

describePlans("pglite");
