import { Picture } from "@suvarna/ui/picture.tsx";
import { useState } from "react";
import { PHOTOGRAPH } from "../pieces/index.ts";
import type { CardPiece } from "./card-piece.ts";

/**
 * The third picture of a piece, which fades in over the first picture while a mouse is over the
 * card (`group`). The picture is loaded when a mouse first enters the card, so a phone never loads
 * it.
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
