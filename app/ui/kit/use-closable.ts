import { useEffect, useState } from "react";

const CLOSED = "closed";

/** For a hint that stays dismissed on this device; hidden until hydration, as only the browser knows. */
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

// Local storage throws when the browser blocks it.
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
    // Dismissed until the next page load.
  }
}
