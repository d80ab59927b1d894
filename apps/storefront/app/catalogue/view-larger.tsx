import { Icon } from "@suvarna/ui/icon.tsx";
import { Lightbox } from "@suvarna/ui/lightbox.tsx";
import * as say from "@suvarna/words/here/pieces";
import { Maximize2 } from "lucide";
import { useMemo, useState } from "react";
import { PHOTOGRAPH } from "../pieces/index.ts";
import type { CardPiece } from "./card-piece.ts";

/** A button that opens a card's pictures in full screen. */
export function ViewLarger({
  piece: { name, images },
  className,
}: {
  piece: Pick<CardPiece, "name" | "images">;
  className: string;
}) {
  const [viewed, setViewed] = useState<number | null>(null);
  const pictures = useMemo(
    () =>
      images.map((src, index) => ({
        src,
        alt: index === 0 ? name : say.anotherView(name),
        ...PHOTOGRAPH,
      })),
    [images, name],
  );
  if (pictures.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-label={say.viewLarger(name)}
        onClick={() => setViewed(0)}
        className={`noscript:hidden ${className}`}
      >
        <Icon of={Maximize2} size={17} className="relative" />
      </button>
      <Lightbox
        open={viewed !== null}
        label={say.picturesOf(name)}
        pictures={pictures}
        index={viewed ?? 0}
        onView={setViewed}
        onClose={() => setViewed(null)}
      />
    </>
  );
}
