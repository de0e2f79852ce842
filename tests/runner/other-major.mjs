/** The major for the second run of the unit tests: the oldest that the app runs on, or the newest. */
export const otherMajor = (running = process.versions.node) => (running.startsWith("24.") ? 22 : 24);
