import type { ReactNode } from "react";
import type { Measures } from "./measures.ts";
import { Earring, FlatPiece, METAL_LINE, RingFromSide, SKIN } from "./shapes.tsx";
import type { Tints } from "./tints.ts";

/** A piece drawn by itself, in millimetres around its origin. */
interface Outline {
  readonly width: number;
  readonly height: number;
  /** How much of the drawing's height lies above its origin. */
  readonly above: number;
  /** Whether only the middle of a long piece is drawn. */
  readonly isMiddle: boolean;
  readonly content: ReactNode;
}

const MARGIN = 0.4;
/** The length of the chain above a pendant that is drawn, in millimetres. */
const CHAIN = 6;
/** The width of the middle of a necklace that is drawn, in millimetres. */
const MIDDLE = 44;

/** The outline of a piece: a ring from its side, a pair's earring, the middle of a necklace. */
export function outlineOf(measures: Measures, tints: Tints): Outline {
  switch (measures.place) {
    case "finger": {
      const outer = measures.diameter / 2 + Math.min(measures.band, 2);
      const above = outer + (measures.head?.[1] ?? 0) * 0.5;
      return {
        width: Math.max(2 * outer, measures.head?.[0] ?? 0),
        height: above + outer,
        above,
        isMiddle: false,
        content: <RingFromSide measures={measures} tints={tints} />,
      };
    }
    case "ear": {
      const { form, length } = measures;
      return {
        width: form === "drop" ? measures.width : length,
        height: length,
        above: form === "stud" ? length / 2 : 3,
        isMiddle: false,
        content: <Earring measures={measures} tints={tints} />,
      };
    }
    case "flat": {
      const chain = measures.hangs ? CHAIN : 0;
      return {
        width: Math.max(measures.width, measures.hangs ? 10 : 0),
        height: measures.height + chain,
        above: measures.height / 2 + chain,
        isMiddle: false,
        content: <FlatPiece measures={measures} tints={tints} chain={chain} />,
      };
    }
    case "circle": {
      const outer = measures.diameter / 2 + measures.thick;
      return {
        width: 2 * outer,
        height: 2 * outer,
        above: outer,
        isMiddle: false,
        content: (
          <g stroke={tints.metal} strokeWidth={METAL_LINE}>
            <circle r={outer} fill={SKIN} />
            <circle r={measures.diameter / 2} />
          </g>
        ),
      };
    }
    case "neck":
      return middleOfNecklace(measures, tints);
  }
}

/** The thickness of a chain that is drawn, in millimetres. */
const CHAIN_LINE = 1.6;
/** The distance between the stones of a collar and their diameter, in millimetres. */
const STONES = { distance: 4.5, diameter: 2.6 };

/** The lowest part of a necklace, which is drawn as an arc of the circle that it forms. */
function middleOfNecklace(
  { form, around, deep }: Extract<Measures, { place: "neck" }>,
  { metal, stone }: Tints,
): Outline {
  const radius = around / (2 * Math.PI);
  const arcAt = (below: number) => {
    const outer = radius + below;
    const rise = outer - Math.sqrt(outer ** 2 - (MIDDLE / 2) ** 2);
    return `M${-MIDDLE / 2},${below - rise} A${outer},${outer} 0 0 0 ${MIDDLE / 2},${below - rise}`;
  };
  const rise = radius - Math.sqrt(radius ** 2 - (MIDDLE / 2) ** 2);
  return {
    width: MIDDLE,
    height: rise + deep + CHAIN_LINE,
    above: rise,
    isMiddle: true,
    content: (
      <g stroke={metal} strokeWidth={form === "collar" ? METAL_LINE : CHAIN_LINE}>
        <path d={arcAt(0)} />
        {form === "collar" ? (
          <>
            <path d={arcAt(deep)} />
            <path
              d={arcAt(deep / 2)}
              stroke={stone?.line ?? metal}
              strokeWidth={STONES.diameter}
              strokeDasharray={`0 ${STONES.distance}`}
            />
          </>
        ) : null}
        {form === "pendant" ? (
          <ellipse
            cy={deep / 2}
            rx={deep * 0.4}
            ry={deep / 2}
            strokeWidth={METAL_LINE}
            fill={stone?.fill ?? SKIN}
            stroke={stone?.line ?? metal}
          />
        ) : null}
      </g>
    ),
  };
}

/**
 * Draws the outline of a piece. A drawing that is wider than its column fades out at the right, and
 * keeps its size.
 * @param scale CSS pixels in a millimetre
 */
export function OutlineDrawing({
  outline: { width, height, above, isMiddle, content },
  scale,
  label,
}: {
  outline: Outline;
  scale: number;
  label: string;
}) {
  const [wide, tall] = [width + 2 * MARGIN, height + 2 * MARGIN];
  return (
    <div className="w-max max-w-full overflow-hidden pr-1 [mask-image:linear-gradient(to_right,#000_calc(100%-0.25rem),transparent)]">
      <svg
        role="img"
        aria-label={label}
        width={Math.round(wide * scale)}
        height={Math.round(tall * scale)}
        viewBox={`${-wide / 2} ${-above - MARGIN} ${wide} ${tall}`}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`block max-w-none ${isMiddle ? "[mask-image:linear-gradient(to_right,transparent,#000_18%,#000_82%,transparent)]" : ""}`}
      >
        {content}
      </svg>
    </div>
  );
}
