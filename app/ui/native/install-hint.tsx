import { useClosable } from "../kit/use-closable";
import { InstallCard } from "./install-card";

/** Once, and never again on this device after „Nicht jetzt“; the settings go on offering it. */
export function InstallHint() {
  const { isOpen, close } = useClosable("install-hint");
  return isOpen ? <InstallCard onLater={close} /> : null;
}
