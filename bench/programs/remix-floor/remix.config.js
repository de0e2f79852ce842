// The app's compiler and flags, built into the cache.
/** @type {import('@remix-run/dev').AppConfig} */
export default {
  serverModuleFormat: "esm",
  serverPlatform: "node",
  serverBuildPath: "../../../.cache/bench/remix-floor/build/index.js",
  assetsBuildDirectory: "../../../.cache/bench/remix-floor/public/build",
  cacheDirectory: "../../../.cache/bench/remix-floor/cache",
  tailwind: false,
  postcss: false,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: true,
  },
};
