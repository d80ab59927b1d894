import { Icon } from "@suvarna/ui/icon.tsx";
import { Lightbox } from "@suvarna/ui/lightbox.tsx";
import { Expand } from "lucide-react";
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
        alt: index === 0 ? name : `${name}, another view`,
        ...PHOTOGRAPH,
      })),
    [images, name],
  );
  if (pictures.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-label={`View ${name} larger`}
        onClick={() => setViewed(0)}
        className={`noscript:hidden ${className}`}
      >
        <Icon of={Expand} size={17} className="relative" />
      </button>
      <Lightbox
        open={viewed !== null}
        label={`Pictures of ${name}`}
        pictures={pictures}
        index={viewed ?? 0}
        onView={setViewed}
        onClose={() => setViewed(null)}
      />
    </>
  );
}
