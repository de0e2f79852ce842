/** The browser's storage, made safe: a browser may have none, throw at any access, or have no room. */
export interface DeviceStorage {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  remove: (key: string) => void;
  keys: () => string[];
  /** False while the storage is unavailable or a write was refused: that data is in this page's memory alone. */
  keeps: () => boolean;
}

/** `source` may throw, and so may all that it returns: Firefox's with cookies off, a web view without one, a full disk. */
export function createDeviceStorage(source: () => Storage | null): DeviceStorage {
  /**
   * Refused writes, with what the device held instead. Once the device holds another value, a tab that could write was
   * later.
   */
  const refused = new Map<string, { text: string; instead: string | null }>();
  let isShut = false;

  function attempt<Value>(ask: (storage: Storage) => Value): { done: true; value: Value } | { done: false } {
    try {
      const storage = source();
      return storage ? { done: true, value: ask(storage) } : { done: false };
    } catch {
      return { done: false };
    }
  }

  function readDevice(key: string): string | null {
    const asked = attempt((storage) => storage.getItem(key));
    isShut = !asked.done;
    return asked.done ? asked.value : null;
  }

  return {
    read(key) {
      const onDevice = readDevice(key);
      const own = refused.get(key);
      if (own?.instead === onDevice) return own.text;
      refused.delete(key);
      return onDevice;
    },
    write(key, text) {
      if (attempt((storage) => storage.setItem(key, text)).done) refused.delete(key);
      else refused.set(key, { text, instead: readDevice(key) });
    },
    remove(key) {
      attempt((storage) => storage.removeItem(key));
      refused.delete(key);
    },
    keys() {
      const asked = attempt((storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ""),
      );
      return [...new Set([...(asked.done ? asked.value : []), ...refused.keys()])];
    },
    keeps: () => !isShut && refused.size === 0,
  };
}

export const deviceStorage = createDeviceStorage(() => localStorage);
