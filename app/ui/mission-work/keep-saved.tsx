import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import type { ClientUser } from "~/domain/client-user";
import { usePhone } from "../native/use-phone";
import { keepPage } from "../offline/pages";
import { registerServiceWorker } from "../offline/register";
import { keepSending, workStore } from "./browser-store";

/** Mounted on all screens of the app: flushes the offline queue, asks the service worker to cache this page, listens to the phone. */
export function KeepSaved({ user }: { user: ClientUser | null }) {
  const { pathname } = useLocation();
  useEffect(registerServiceWorker, []);
  usePhone();
  useEffect(keepSending, []);
  useEffect(() => {
    if (!user) return;
    workStore.open(user);
    void workStore.flush();
  }, [user]);
  useEffect(() => void keepPage(pathname), [pathname]);
  return null;
}
