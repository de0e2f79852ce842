/** The app's identifier in the stores; it cannot change after publication. */
export const APP_ID = "de.startklar.app";

/** The origin the app is served from; null for what a phone cannot or should not open. */
export function readAppUrl(text) {
  if (!text || !URL.canParse(text)) return null;
  const { protocol, pathname, search, origin } = new URL(text);
  return protocol === "https:" && pathname === "/" && search === "" ? origin : null;
}

/** The app is served, not packed in: so cookies, sessions and every change are those of the web. */
export const configOf = (appUrl) => ({
  appId: APP_ID,
  appName: "Startklar",
  webDir: "www",
  server: {
    url: appUrl,
    errorPath: "offline.html",
    // Every other host opens in the system's browser.
    allowNavigation: [new URL(appUrl).hostname],
    cleartext: false,
  },
  android: { backgroundColor: "#faf6ee" },
  ios: { contentInset: "automatic", backgroundColor: "#faf6ee", limitsNavigationsToAppBoundDomains: false },
  plugins: {
    // No notifications while the app is open: it shows its own toast.
    PushNotifications: { presentationOptions: [] },
    // Android draws the page under its bars: it learns their heights as variables (app/ui/styles/base.css).
    SystemBars: { insetsHandling: "css", initialViewportFitValueHint: "cover" },
    SplashScreen: { launchAutoHide: true, launchShowDuration: 300, backgroundColor: "#5449d0", showSpinner: false },
    StatusBar: { overlaysWebView: false, style: "DEFAULT", backgroundColor: "#faf6ee" },
  },
});
