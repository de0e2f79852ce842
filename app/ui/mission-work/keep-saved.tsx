import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { ClientUser } from "~/domain/account/client-user";
import { usePhone } from "../native/use-phone";
import { keepPage } from "./pages";
import { registerServiceWorker } from "./register";
import { keepSending, workStore } from "./browser-store";

/**
 * Mounted on all screens of the app: flushes the offline queue, asks the service worker to cache this page, listens to
 * the phone. When this browser's storage has lost its owner, revalidates: that leads to the login, or shows the new
 * owner's data.
 */
export function KeepSaved({ user }: { user: ClientUser | null }) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  useEffect(registerServiceWorker, []);
  usePhone();
  useEffect(() => keepSending(revalidate), [revalidate]);
  useEffect(() => {
    if (!user) return;
    workStore.open(user);
    void workStore.flush();
  }, [user]);
  useEffect(() => void keepPage(pathname), [pathname]);
  return null;
}
