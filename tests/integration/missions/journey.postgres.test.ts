import { describeJourney } from "./journey";

describeJourney("postgres");
