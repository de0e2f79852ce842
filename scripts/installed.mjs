// npm runs this after each install, once the patches are applied (package.json's `postinstall`).
import { noteInstalled } from "./lib/install.mjs";
import { root } from "./lib/project.mjs";

noteInstalled(root);
