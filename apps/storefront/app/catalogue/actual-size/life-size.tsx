import type { Product } from "@suvarna/contract/catalogue/schemas";
import * as say from "@suvarna/words/here/actual-size";
import type { ReactNode } from "react";
import { USUAL_SCALE, useScreenScale } from "../screen-scale.ts";
import { type Measures, measuresOf } from "./measures.ts";
import { Earring, FlatPiece, RingFromSide } from "./shapes.tsx";
import { type TintedPiece, type Tints, tintsOf } from "./tints.ts";

type Drawn = Pick<Product, "name" | "kind" | "dimensions" | "sizes"> & TintedPiece;

/**
 * The widest piece that is drawn, in millimetres: a wider piece does not fit into a phone's column.
 */
const WIDEST = 31;
const MARGIN = 1;
/** The length of the chain above a pendant that is drawn, in millimetres. */
const CHAIN = 6;

/**
 * Draws a piece by itself in its real size on this screen, after the visitor has calibrated the
 * screen with a bank card. Nothing is drawn for a piece that is too wide or whose dimensions are
 * incomplete.
 */
export function LifeSize({ piece }: { piece: Drawn }) {
  const [scale] = useScreenScale();
  const measures = measuresOf(piece, null);
  const drawn = measures && partsOf(measures, tintsOf(piece));
  if (!drawn || drawn.width > WIDEST) return null;
  const width = drawn.width + 2 * MARGIN;
  const height = drawn.height + 2 * MARGIN;
  const usedScale = scale ?? USUAL_SCALE;
  return (
    <svg
      role="img"
      aria-label={say.inItsSize(piece.name)}
      width={Math.round(width * usedScale)}
      height={Math.round(height * usedScale)}
      viewBox={`${-width / 2} ${-drawn.above - MARGIN} ${width} ${height}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mb-2 block"
    >
      {drawn.content}
    </svg>
  );
}

interface LifeSizeProps {
  readonly width: number;
  readonly height: number;
  /** How much of the drawing's height lies above its origin, in millimetres. */
  readonly above: number;
  readonly content: ReactNode;
}

function partsOf(measures: Measures, tints: Tints): LifeSizeProps | null {
  switch (measures.place) {
    case "finger": {
      const outer = measures.diameter / 2 + Math.min(measures.band, 2);
      const above = outer + (measures.head?.[1] ?? 0) * 0.5;
      return {
        width: Math.max(2 * outer, measures.head?.[0] ?? 0),
        height: above + outer,
        above,
        content: <RingFromSide measures={measures} tints={tints} />,
      };
    }
    case "ear": {
      const { form, length } = measures;
      const above = form === "stud" ? length / 2 : 3;
      const width = form === "drop" ? measures.width : length;
      return {
        width,
        height: length,
        above,
        content: <Earring measures={measures} tints={tints} />,
      };
    }
    case "flat": {
      const chain = measures.hangs ? CHAIN : 0;
      return {
        width: Math.max(measures.width, measures.hangs ? 10 : 0),
        height: measures.height + chain,
        above: measures.height / 2 + chain,
        content: <FlatPiece measures={measures} tints={tints} chain={chain} />,
      };
    }
    default:
      return null;
  }
}
