import { describeJourney } from "./journey";

describeJourney("pglite");
