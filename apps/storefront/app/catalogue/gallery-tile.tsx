import { Picture } from "@suvarna/ui/picture.tsx";
import type { ReactNode } from "react";
import { PHOTOGRAPH } from "../pieces/index.ts";
import { useHoverZoom } from "./use-hover-zoom.ts";

/**
 * The shown width of a tile's picture, as in `<img sizes>`. On a phone every picture has the full
 * width. It is given one percent too small there, because a screen of 412 × 1.75 pixels would
 * otherwise load 1200 pixels instead of 720 for want of a single pixel.
 */
const WIDE = "(min-width: 90rem) 733px, (min-width: 64rem) 53vw, 99vw";
const HALF = "(min-width: 90rem) 360px, (min-width: 64rem) 26vw, (min-width: 40rem) 47vw, 99vw";

/**
 * A picture in the gallery of a piece. A mouse over the picture enlarges it twofold in place, and a
 * press opens the picture in full screen.
 */
export function GalleryTile({
  src,
  alt,
  standIn,
  ground,
  label,
  wide,
  first,
  onPress,
  onPointerEnter,
  children,
}: {
  src: string;
  /** The address of the picture that is shown when `src` can't be loaded. */
  standIn: string;
  /** The colour of the picture's border; empty if it is not known. */
  ground: string;
  alt: string;
  /** The accessible name of the button over the picture. */
  label: string;
  /** Whether the picture takes both columns of the gallery. */
  wide: boolean;
  /** Whether this is the first picture, which is visible when the page opens. */
  first: boolean;
  onPress(): void;
  onPointerEnter?(): void;
  /** Other content of the tile, above the picture. */
  children?: ReactNode;
}) {
  const { closeUp, pointing } = useHoverZoom(src);
  return (
    <div className="relative size-full">
      <Picture
        src={src}
        standIn={standIn}
        ground={ground}
        alt={alt}
        {...PHOTOGRAPH}
        sizes={wide ? WIDE : HALF}
        priority={first}
        className="size-full"
      />
      {closeUp ? (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-0 bg-[length:200%] bg-no-repeat"
          style={closeUp}
        />
      ) : null}
      {src ? (
        <button
          type="button"
          aria-label={label}
          {...pointing}
          onPointerEnter={onPointerEnter}
          onClick={onPress}
          className="absolute inset-0 cursor-zoom-in outline-offset-[-3px]! noscript:hidden"
        />
      ) : null}
      {children}
    </div>
  );
}
