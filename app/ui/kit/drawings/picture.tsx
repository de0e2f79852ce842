import { useState, type SyntheticEvent } from "react";
import { pages } from "~/domain/messages/messages";

/** Falls back to a text when loading fails, also before hydration. */
export function Picture({
  src,
  alt,
  width,
  height,
  className = "",
  eager = false,
}: {
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
  eager?: boolean;
}) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <p
        className={`grid place-items-center rounded-card bg-sunken p-4 text-center text-soft ${className}`}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {pages.imageFailed}
      </p>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={eager ? undefined : "lazy"}
      decoding="async"
      onError={(event: SyntheticEvent) => setFailed(event.type === "error")}
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.src) setFailed(true);
      }}
    />
  );
}
