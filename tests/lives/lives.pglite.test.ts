import { describeLives } from "./describe-lives";

describeLives("pglite");
