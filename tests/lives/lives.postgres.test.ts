import { describeLives } from "./describe-lives";

describeLives("postgres");
