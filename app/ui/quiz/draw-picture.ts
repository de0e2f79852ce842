// The kit is loaded in any case. Without this import, the code both share would be a script of its own on every page.
import "../kit";

export interface PictureOfType {
  slug: string;
  name: string;
  claim: string;
  hue: number;
}

/** Upright, as pictures are shown on phones. In pixels. */
const WIDTH = 1080;
const HEIGHT = 1350;
const AVATAR = 620;

/** Draws the picture and hands it to the system's sharing, or saves it where there is none. Resolves to what to say. */
export async function sharePicture(type: PictureOfType): Promise<string> {
  const file = new File([await drawPicture(type)], `${type.slug}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "";
    } catch (refused) {
      // Whoever closes the sheet has decided.
      if (refused instanceof DOMException && refused.name === "AbortError") return "";
    }
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return "Das Bild liegt jetzt bei deinen Downloads.";
}

async function drawPicture({ slug, name, claim, hue }: PictureOfType): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = `oklch(0.94 0.05 ${hue})`;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const avatar = new Image(AVATAR, AVATAR);
  avatar.src = `/art/types/${slug}.svg`;
  await Promise.all([avatar.decode(), document.fonts.ready]);
  context.drawImage(avatar, (WIDTH - AVATAR) / 2, 170, AVATAR, AVATAR);
  context.textAlign = "center";
  context.fillStyle = `oklch(0.28 0.08 ${hue})`;
  const display = getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily;
  const text = getComputedStyle(document.body).fontFamily;
  const write = (words: string, y: number, font: string) => {
    context.font = font;
    context.fillText(words, WIDTH / 2, y, WIDTH - 120);
  };
  write(name, 930, `750 104px ${display}`);
  write(claim, 1020, `500 46px ${text}`);
  write("Mein Ergebnis im Persönlichkeitstest", 1230, `500 36px ${text}`);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
