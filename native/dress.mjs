import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const asset = (name) => fileURLToPath(new URL(`assets/${name}`, import.meta.url));
const GROUND = "#5449d0";

/** Opens links of this host in the app, once the host confirms it (docs/native.md). */
const links = (host) => `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" android:host="${host}" />
            </intent-filter>
`;

/** Sets icon, splash screen and links. Idempotent. */
export function dressAndroid(folder, host) {
  const res = `${folder}/app/src/main/res`;
  const manifest = `${folder}/app/src/main/AndroidManifest.xml`;
  const made = readFileSync(manifest, "utf8").replace(
    /\n *<intent-filter android:autoVerify[\s\S]*?<\/intent-filter>\n/,
    "",
  );
  write(
    manifest,
    made
      // A backup of the phone would carry the session to another one.
      .replace('android:allowBackup="true"', 'android:allowBackup="false"')
      .replace(/(<\/intent-filter>\n)(\s*<\/activity>)/, (_, end, after) => `${end}${links(host)}${after}`),
  );
  for (const name of readdirSync(res)) {
    if (/^mipmap-\w*dpi$/.test(name))
      copyFileSync(asset("../../public/icons/icon-192.png"), `${res}/${name}/ic_launcher.png`);
    if (/^mipmap-\w*dpi$/.test(name))
      copyFileSync(asset("../../public/icons/icon-192.png"), `${res}/${name}/ic_launcher_round.png`);
    if (/^drawable-(land|port)-/.test(name)) rmSync(`${res}/${name}`, { recursive: true });
  }
  rmSync(`${res}/drawable/splash.png`, { force: true });
  rmSync(`${res}/drawable-v24`, { recursive: true, force: true });
  mkdirSync(`${res}/drawable-nodpi`, { recursive: true });
  copyFileSync(asset("foreground-432.png"), `${res}/drawable-nodpi/ic_foreground.png`);
  copyFileSync(asset("splash-288.png"), `${res}/drawable-nodpi/splash_mark.png`);
  write(
    `${res}/values/ic_launcher_background.xml`,
    xml(`<resources>\n    <color name="ic_launcher_background">${GROUND}</color>\n</resources>`),
  );
  const adaptive = xml(
    `<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">
    <background android:drawable="@color/ic_launcher_background" />
    <foreground android:drawable="@drawable/ic_foreground" />
</adaptive-icon>`,
  );
  for (const name of ["ic_launcher", "ic_launcher_round"]) write(`${res}/mipmap-anydpi-v26/${name}.xml`, adaptive);
  write(
    `${res}/drawable/splash.xml`,
    xml(
      `<layer-list xmlns:android="http://schemas.android.com/apk/res/android">
    <item android:drawable="@color/ic_launcher_background" />
    <item>
        <bitmap android:gravity="center" android:src="@drawable/splash_mark" />
    </item>
</layer-list>`,
    ),
  );
}

export function dressIos(folder) {
  const assets = `${folder}/App/App/Assets.xcassets`;
  copyFileSync(asset("icon-1024.png"), `${assets}/AppIcon.appiconset/AppIcon-512@2x.png`);
  for (const name of readdirSync(`${assets}/Splash.imageset`)) {
    if (name.endsWith(".png")) copyFileSync(asset("splash-2732.png"), `${assets}/Splash.imageset/${name}`);
  }
  const info = `${folder}/App/App/Info.plist`;
  write(
    info,
    readFileSync(info, "utf8").replace(
      /(<key>CFBundleDevelopmentRegion<\/key>\s*<string>)en(<\/string>)/,
      (_, before, after) => `${before}de${after}`,
    ),
  );
}

const xml = (content) => `<?xml version="1.0" encoding="utf-8"?>\n${content}\n`;
const write = (file, text) => writeFileSync(file, text);
