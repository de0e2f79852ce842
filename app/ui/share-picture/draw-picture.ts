// The kit is loaded in any case. Without this import, the code both share would be a script of its own on every page.
import "../kit";

/** The picture to be drawn: one of ours, and three lines below it. */
export interface PictureToShare {
  /** Name of the file, without its ending. */
  name: string;
  art: { src: string; width: number; height: number };
  title: string;
  text: string;
  footer: string;
  /** Hue of background and letters, in degrees. */
  hue: number;
}

/** Upright, as pictures are shown on phones. In pixels. */
const WIDTH = 1080;
const HEIGHT = 1350;
const ART_BOTTOM = 790;

/** Draws the picture and hands it to the system's sharing, or saves it where there is none. Resolves to what to say. */
export async function sharePicture(picture: PictureToShare): Promise<string> {
  const file = new File([await drawPicture(picture)], `${picture.name}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "";
    } catch (refused) {
      // Closing the sheet is a decision, not a failure.
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

async function drawPicture({ art, title, text, footer, hue }: PictureToShare): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = `oklch(0.94 0.05 ${hue})`;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const { width, height } = art;
  const image = new Image(width, height);
  image.src = art.src;
  await Promise.all([image.decode(), document.fonts.ready]);
  context.drawImage(image, (WIDTH - width) / 2, ART_BOTTOM - height, width, height);
  context.textAlign = "center";
  context.fillStyle = `oklch(0.28 0.08 ${hue})`;
  const display = getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily;
  const plain = getComputedStyle(document.body).fontFamily;
  const write = (words: string, y: number, font: string) => {
    context.font = font;
    context.fillText(words, WIDTH / 2, y, WIDTH - 120);
  };
  write(title, 930, `750 104px ${display}`);
  write(text, 1020, `500 46px ${plain}`);
  write(footer, 1230, `500 36px ${plain}`);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
