import { useEffect, useState } from "react";
import { deviceStorage } from "../device-storage";

const CLOSED = "closed";

/** State of a hint that stays dismissed on this device; hidden until hydration, as only the browser knows. */
export function useClosable(key: string): { isOpen: boolean; close: () => void } {
  const [isOpen, setOpen] = useState(false);
  // Stays hidden where nothing can be stored: it would come back with every page.
  useEffect(() => setOpen(deviceStorage.read(key) !== CLOSED && deviceStorage.keeps()), [key]);
  return {
    isOpen,
    close() {
      deviceStorage.write(key, CLOSED);
      setOpen(false);
      document.getElementById("main")?.focus();
    },
  };
}
