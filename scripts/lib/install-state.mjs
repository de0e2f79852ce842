/**
 * Whether node_modules holds what package-lock.json asks for.
 * `wanted` and `stamp` are { lock, patches, platform, installed, dev }: hashes of the lock file, of patches/ and of
 * npm's own record of what it installed; `dev` tells whether the development packages are (or must be) there.
 * "matching" means right, but not by our own doing: only the stamp is missing or older.
 * @returns {"fresh" | "matching" | "stale"}
 */
export function installState({ stamp, wanted, readLock, readInstalled }) {
  if (!wanted.installed) return "stale";
  if (stamp) {
    if (stamp.platform !== wanted.platform || stamp.patches !== wanted.patches) return "stale";
    const unchanged = stamp.lock === wanted.lock && stamp.installed === wanted.installed;
    if (unchanged) return stamp.dev || !wanted.dev ? "fresh" : "stale";
  }
  return holdsAll(readLock(), readInstalled(), wanted.dev) ? "matching" : "stale";
}

/** Whether each package of the lock file is recorded as installed in the same version; optional ones may be missing. */
export function holdsAll(lock, installed, withDev) {
  return Object.entries(lock?.packages ?? {}).every(([path, wanted]) => {
    if (path === "" || wanted.link) return true;
    const found = installed?.packages?.[path];
    if (found) return found.version === wanted.version && found.integrity === wanted.integrity;
    return Boolean(wanted.optional || wanted.devOptional) || (Boolean(wanted.dev) && !withDev);
  });
}
