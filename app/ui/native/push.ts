import { Capacitor } from "@capacitor/core";
import { PushNotifications } from "@capacitor/push-notifications";
import { isRecord } from "~/domain/is-record";
import { pathOfPush, PUSH_TITLE } from "~/domain/messages/push";
import { deviceStorage } from "../kit";
import { showToast } from "./show-toast";

/** The phone's permission for messages: may be asked for, granted, or denied. */
export type PushState = "askable" | "on" | "off";

/**
 * Storage key of the consent given on this phone: new until the server knows it, then known. Before consent there is no
 * token.
 */
const KEY = "push-wish";
type Wish = "new" | "known" | null;

/**
 * Connects push messages: the phone's token goes to the server, a message to the open app is a toast, a tap leads on.
 */
export async function listenToPushes(): Promise<void> {
  // An app from a store may be older than the page it shows.
  if (!canPush()) return;
  await PushNotifications.addListener("registration", ({ value }) => void saveToken(value));
  await PushNotifications.addListener("pushNotificationReceived", ({ title, body }) =>
    showToast({ title: title ?? PUSH_TITLE, ...(body !== undefined && { description: body }) }),
  );
  await PushNotifications.addListener("pushNotificationActionPerformed", ({ notification }) => {
    const data: unknown = notification.data;
    const path = pathOfPush(isRecord(data) ? data.type : undefined);
    if (path) window.location.assign(path);
  });
  // Renewed at each start, as tokens change with updates of the app and of the system. Older Android versions grant the
  // permission without asking: so consent is required, too.
  if (readWish() && (await readPushState()) === "on") await PushNotifications.register();
}

const canPush = (): boolean => Capacitor.isPluginAvailable("PushNotifications");

/** The permission; null when this app has no push plugin. */
export async function readPushState(): Promise<PushState | null> {
  if (!canPush()) return null;
  const { receive } = await PushNotifications.checkPermissions();
  if (receive === "granted") return "on";
  return receive === "denied" ? "off" : "askable";
}

/** Opens the phone's own dialog; call it only after the member has agreed to ours. */
export async function askForPushes(): Promise<PushState> {
  const { receive } = await PushNotifications.requestPermissions();
  if (receive !== "granted") return "off";
  keepWish("new");
  await PushNotifications.register();
  return "on";
}

async function saveToken(token: string): Promise<void> {
  const platform = Capacitor.getPlatform();
  const body = new URLSearchParams({ token, platform, ...(readWish() === "new" && { wish: "on" }) });
  // Without a network or a login, the token is sent at the next start of the app.
  const { ok } = await fetch("/api/push-token", { method: "POST", body, redirect: "error" }).catch(() => ({
    ok: false,
  }));
  if (ok) keepWish("known");
}

function readWish(): Wish {
  const kept = deviceStorage.read(KEY);
  return kept === "new" || kept === "known" ? kept : null;
}

const keepWish = (wish: "new" | "known"): void => deviceStorage.write(KEY, wish);
