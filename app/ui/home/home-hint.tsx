import { FEATURES } from "~/domain/features";
import { InstallHint } from "../install/install-hint";
import { PushHint } from "../native/push-hint";

/** In a browser, that it can be an app; in the app, that it can remind. */
export const HomeHint = () => (
  <>
    <InstallHint />
    {FEATURES.push ? <PushHint /> : null}
  </>
);
