import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { requireEnv } from "~/environment/env.server";
import { startFcm, type FcmMode } from "../../tests/fakes/fcm";
import { fcm, providePush } from "./fcm.server";
import { readServiceAccount } from "./service-account";

const MESSAGE = {
  title: "Neue Nachricht von Inno",
  body: "Heute ist dein Abend.",
  type: "daily_reminder",
  id: "n1",
  lastsSeconds: 7_200,
};
const TOKEN = "phone-1:abcdefghijklmnop";
const PLAUSIBLE = { project_id: "x", client_email: "a@b.de", token_uri: "https://oauth2.googleapis.com/token" };
let google: Awaited<ReturnType<typeof startFcm>>;

beforeAll(async () => {
  google = await startFcm();
  providePush(requireEnv(google.settings));
});
afterEach(() => google.behave("ok"));
afterAll(() => google.close());

const send = (token = TOKEN) => {
  const sender = fcm();
  if (!sender) throw new Error("push is off");
  return sender.send(token, MESSAGE);
};

test("a message goes out under a token that is asked for once", async () => {
  expect(await Promise.all([send(), send(), send()])).toEqual(["sent", "sent", "sent"]);
  expect(google.grants()).toBe(1);
  expect(google.pushes.at(-1)).toEqual({
    token: TOKEN,
    notification: { title: MESSAGE.title, body: MESSAGE.body },
    data: { type: "daily_reminder" },
    // A phone shows only one of two messages with the same id.
    android: { ttl: "7200s", collapse_key: "daily_reminder", notification: { tag: "n1" } },
    apns: { headers: { "apns-collapse-id": "n1", "apns-expiration": expect.stringMatching(/^\d{10}$/) } },
  });
});

test("a token of a removed app is gone, and only that", async () => {
  google.gone.add("phone-2:abcdefghijklmnop");
  expect(await send("phone-2:abcdefghijklmnop")).toBe("gone");
  expect(await send("malformed:abcdefghijklmnop")).toBe("gone");
  await expect(send("foreign:abcdefghijklmnop")).rejects.toThrow("403");
});

test.each<FcmMode>(["unavailable", "quota", "html", "empty", "cut"])("%s is for another try", async (mode) => {
  google.behave(mode);
  await expect(send()).rejects.toThrow();
  google.behave("ok");
  expect(await send()).toBe("sent");
});

test("a server that never answers is given up", async () => {
  google.behave("hang");
  await expect(send()).rejects.toThrow(/timeout|aborted/i);
}, 15_000);

test("an access token that was taken back is asked for anew", async () => {
  google.behave("expired");
  await expect(send()).rejects.toThrow("401");
  expect(await send()).toBe("sent");
});

describe("the service account", () => {
  test("is the file's text, or its path", () => {
    const text = JSON.stringify(google.account);
    const file = join(mkdtempSync(join(tmpdir(), "account-")), "account.json");
    writeFileSync(file, text);
    expect(readServiceAccount(text)).toEqual(readServiceAccount(file));
  });
  test.each([
    "",
    "{",
    "{}",
    "/gibt/es/nicht.json",
    tmpdir(),
    JSON.stringify({ ...PLAUSIBLE, private_key: "-----BEGIN PRIVATE KEY-----" }),
    '{"project_id":"x"}',
  ])("%s is refused in a sentence", (value) => {
    expect(() => readServiceAccount(value)).toThrow("FCM_SERVICE_ACCOUNT ist kein Dienstkonto von Google");
  });
});

test("without one, push is off", () => {
  providePush(requireEnv({}));
  expect(fcm()).toBeNull();
});
