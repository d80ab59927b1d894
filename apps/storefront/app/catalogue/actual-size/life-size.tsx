import type { Product } from "@suvarna/contract/catalogue/schemas";
import * as say from "@suvarna/words/here/actual-size";
import { USUAL_SCALE, useScreenScale } from "../screen-scale.ts";
import { measuresOf } from "./measures.ts";
import { OutlineDrawing, outlineOf } from "./outline.tsx";
import { type TintedPiece, tintsOf } from "./tints.ts";

type Drawn = Pick<Product, "name" | "kind" | "dimensions" | "sizes"> & TintedPiece;

/**
 * Draws a piece by itself in its real size on this screen, by the scale that the visitor has set
 * with a bank card. Nothing is drawn for a piece whose dimensions are incomplete.
 */
export function LifeSize({ piece }: { piece: Drawn }) {
  const [scale] = useScreenScale();
  const measures = measuresOf(piece, null);
  if (!measures) return null;
  const outline = outlineOf(measures, tintsOf(piece));
  return (
    <div className="mb-2">
      <OutlineDrawing
        outline={outline}
        scale={scale ?? USUAL_SCALE}
        label={outline.isMiddle ? say.middleInItsSize(piece.name) : say.inItsSize(piece.name)}
      />
    </div>
  );
}
