import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import type { ClientUser } from "~/domain/client-user";
import { keepPage } from "../offline/pages";
import { registerServiceWorker } from "../offline/register";
import { keepSending, workStore } from "./browser-store";

/** Behind every screen of the app: sends what waits on this device, and keeps the screens for the time without a line. */
export function KeepSaved({ user }: { user: ClientUser | null }) {
  const { pathname } = useLocation();
  useEffect(registerServiceWorker, []);
  useEffect(keepSending, []);
  useEffect(() => {
    if (!user) return;
    workStore.open(user);
    void workStore.flush();
  }, [user]);
  useEffect(() => void keepPage(pathname), [pathname]);
  return null;
}
