import { useClosable } from "../kit/toast/use-closable";
import { InstallCard } from "./install-card";

/** Shown until „Nicht jetzt“, then never again on this device; the settings go on offering it. */
export function InstallHint() {
  const { isOpen, close } = useClosable("install-hint");
  return isOpen ? <InstallCard onLater={close} /> : null;
}
