import { useEffect, useState } from "react";

const CLOSED = "closed";

/** A hint that is shown until it is closed on this device, and never again there; not before the page is alive. */
export function useClosable(key: string): { isOpen: boolean; close: () => void } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(!wasClosed(key)), [key]);
  return {
    isOpen,
    close() {
      rememberClosed(key);
      setOpen(false);
      document.getElementById("main")?.focus();
    },
  };
}

// Browsers that keep nothing for us throw.
function wasClosed(key: string): boolean {
  try {
    return localStorage.getItem(key) === CLOSED;
  } catch {
    return true;
  }
}

function rememberClosed(key: string): void {
  try {
    localStorage.setItem(key, CLOSED);
  } catch {
    // It is closed until the next page.
  }
}
