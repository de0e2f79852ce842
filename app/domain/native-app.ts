/** How the stores, and so both phones' systems, know the app around this one; native/config.mjs makes it with it. */
export const NATIVE_APP_ID = "de.startklar.app";
