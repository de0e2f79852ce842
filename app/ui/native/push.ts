import { Capacitor } from "@capacitor/core";
import { PushNotifications } from "@capacitor/push-notifications";
import { isRecord } from "~/domain/is-record";
import { pathOfPush, PUSH_TITLE } from "~/domain/messages/push";
import { deviceStorage } from "../kit";
import { showToast } from "./show-toast";

/** What the phone says: it may be asked, shows messages, or shows none. */
export type PushState = "askable" | "on" | "off";

/** What somebody has said on this phone: yes, and the server does not know yet; yes. Before a yes the phone has no token. */
const KEY = "push-wish";
type Wish = "new" | "known" | null;

/** Messages to this phone: its token goes to the server, what arrives while the app is open is a toast, a tap leads on. */
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
  // Tokens change with updates of the app and of the system. Older ones of Android allow messages without being asked.
  if (readWish() && (await readPushState()) === "on") await PushNotifications.register();
}

const canPush = (): boolean => Capacitor.isPluginAvailable("PushNotifications");

/** Null: this app cannot. */
export async function readPushState(): Promise<PushState | null> {
  if (!canPush()) return null;
  const { receive } = await PushNotifications.checkPermissions();
  if (receive === "granted") return "on";
  return receive === "denied" ? "off" : "askable";
}

/** The phone's own dialog; only after somebody has said yes to ours. */
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
  // Without a network, or logged out: at the next start of the app.
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
