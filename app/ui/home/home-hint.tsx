import { InstallHint } from "../native/install-hint";
import { PushHint } from "../native/push-hint";

/** In a browser, that it can be an app; in the app, that it can remind, where messages can be sent. */
export const HomeHint = ({ canPush }: { canPush: boolean }) => (
  <>
    <InstallHint />
    {canPush ? <PushHint /> : null}
  </>
);
