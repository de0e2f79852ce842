import { library } from "~/content/library.server";
import { FEATURES } from "~/domain/features";

export function loader(): Response {
  const { productName, description } = library().site;
  const manifest = {
    name: productName,
    short_name: productName,
    description,
    lang: "de",
    id: "/",
    start_url: "/home",
    display: "standalone",
    background_color: "#faf6ee",
    theme_color: "#4b3fd1",
    categories: ["education", "productivity"],
    shortcuts: [
      { name: "Weitermachen", url: "/home" },
      { name: "Quests", url: "/quests" },
      ...(FEATURES.coach ? [{ name: "Inno fragen", url: "/coach" }] : []),
    ],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
