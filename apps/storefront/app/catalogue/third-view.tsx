import { Picture } from "@suvarna/ui/picture.tsx";
import { useState } from "react";
import { PHOTOGRAPH } from "../pieces/index.ts";
import type { CardPiece } from "./card-piece.ts";

/**
 * The third view of a piece, which fades in over the first one while the card (`group`) is pointed
 * at. It is loaded when a mouse first comes over the card, so that it costs a phone nothing.
 */
export function useThirdView({ images }: Pick<CardPiece, "images">, sizes: string) {
  const [wanted, setWanted] = useState(false);
  const src = images[2];
  return {
    onPointerEnter: ({ pointerType }: { readonly pointerType: string }) => {
      if (pointerType === "mouse") setWanted(true);
    },
    view:
      wanted && src !== undefined ? (
        <Picture
          src={src}
          alt=""
          {...PHOTOGRAPH}
          sizes={sizes}
          className="absolute! inset-0 bg-transparent! bg-none! opacity-0 transition-opacity duration-(--duration-slow) group-hover:opacity-100"
        />
      ) : null,
  };
}
