/** Bundle identifier in both app stores and on both phone systems; native/config.mjs builds the app with it. */
export const NATIVE_APP_ID = "de.startklar.app";

/** Shown while a file is fetched for the phone's share sheet. */
export const PREPARING_FILE = { title: "Deine Datei kommt gleich" };

export const UNSHARED_FILE = {
  title: "Die Datei ließ sich nicht öffnen",
  description: "Versuch es gleich noch einmal. Ohne Netz geht es nicht.",
};
