import { InstallHint } from "../native/install-hint";
import { PushHint } from "../native/push-hint";

/**
 * Hints that the app can be installed, in a browser; that it can send reminders, in the app, where messages can be
 * sent.
 */
export const HomeHint = ({ canPush }: { canPush: boolean }) => (
  <>
    <InstallHint />
    {canPush ? <PushHint /> : null}
  </>
);
