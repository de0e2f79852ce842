import { useEffect, useState } from "react";
import { InstallCard } from "./install-card";

/** Of this device, so not in the account: what is installed here says nothing of another. */
const KEY = "install-hint";
const CLOSED = "closed";

/** Once, and never again on this device after „Nicht jetzt“; the settings go on offering it. */
export function InstallHint() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(!wasClosed()), []);
  if (!isOpen) return null;
  return (
    <InstallCard
      onLater={() => {
        rememberClosed();
        setOpen(false);
        document.getElementById("main")?.focus();
      }}
    />
  );
}

// Browsers that keep nothing for us throw.
function wasClosed(): boolean {
  try {
    return localStorage.getItem(KEY) === CLOSED;
  } catch {
    return true;
  }
}

function rememberClosed(): void {
  try {
    localStorage.setItem(KEY, CLOSED);
  } catch {
    // It is closed until the next page.
  }
}
