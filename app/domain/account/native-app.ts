/** How the stores, and so both phones' systems, know the app around this one; native/config.mjs makes it with it. */
export const NATIVE_APP_ID = "de.startklar.app";

/** While a file is fetched to be handed to the phone. */
export const PREPARING_FILE = { title: "Deine Datei kommt gleich" };

export const UNSHARED_FILE = {
  title: "Die Datei ließ sich nicht öffnen",
  description: "Versuch es gleich noch einmal. Ohne Netz geht es nicht.",
};
