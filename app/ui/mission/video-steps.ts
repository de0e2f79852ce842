/** Does what a button of a video says: asks, goes back, or puts the player in its place. The focus goes along. */
export function takeVideoStep(pressed: HTMLButtonElement): void {
  const video = pressed.closest<HTMLElement>("[data-video]");
  const [offer, question] = video?.children ?? [];
  if (!video || !(offer instanceof HTMLElement) || !(question instanceof HTMLElement)) return;
  if (pressed.dataset.videoStep === "play") {
    const player = playerOf(video.dataset);
    video.replaceWith(player);
    player.focus();
    return;
  }
  const isAsking = pressed.dataset.videoStep === "ask";
  offer.hidden = isAsking;
  question.hidden = !isAsking;
  (isAsking ? question : offer).querySelector("button")?.focus();
}

function playerOf({ video = "", title = "" }: DOMStringMap): HTMLIFrameElement {
  return Object.assign(document.createElement("iframe"), {
    className: "aspect-video w-full rounded-2xl",
    src: `https://www.youtube-nocookie.com/embed/${video}`,
    title,
    allow: "fullscreen; encrypted-media",
    referrerPolicy: "strict-origin",
  });
}
