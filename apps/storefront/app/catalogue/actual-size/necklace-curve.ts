import type { Measures } from "./measures.ts";

/** The millimetres in a unit of the drawn neck. */
const UNIT = 1.08;
/** The part of a necklace that lies on the back of the neck, in millimetres. */
const BEHIND = 140;
/**
 * Where a necklace comes from behind the drawn neck: the left end, the right end and their height,
 * in units of the drawing.
 */
const LEFT = 168;
const RIGHT = 292;
const START = 140;

/** The shape of a necklace on the drawn neck, in units of the drawing. */
export interface NecklaceCurve {
  /** The path of a chain, or the paths of the two edges of a collar. */
  readonly curves: readonly string[];
  /** The path of the row of stones between a collar's edges; null without a collar. */
  readonly stones: string | null;
  /** The lowest point of the necklace. */
  readonly bottom: number;
  /** What hangs from the middle of the necklace; null for a collar and for a plain chain. */
  readonly ornament: { readonly y: number; readonly height: number } | null;
}

export function necklaceOf({
  around,
  deep,
  form,
}: Extract<Measures, { place: "neck" }>): NecklaceCurve {
  const reach = reachOf((around - BEHIND) / UNIT);
  const height = deep / UNIT;
  const inner = curve(0, reach);
  const lowest = START + 0.75 * reach;
  if (form === "collar") {
    // The lower edge of a collar lies outside of the upper edge, by the collar's depth in the
    // middle.
    return {
      curves: [inner, curve(height * 0.6, reach + height * 1.1)],
      stones: curve(height * 0.3, reach + height * 0.55),
      bottom: lowest + height,
      ornament: null,
    };
  }
  if (form === "chain") return { curves: [inner], stones: null, bottom: lowest, ornament: null };
  return {
    curves: [inner],
    stones: null,
    bottom: lowest + height,
    ornament: { y: lowest + height / 2, height },
  };
}

/**
 * The path of a curve from one side of the neck to the other. `wider` widens the curve on each
 * side.
 */
function curve(wider: number, reach: number): string {
  const [left, right, low] = [LEFT - wider, RIGHT + wider, START + reach];
  return `M${left},${START} C${left},${low.toFixed(1)} ${right},${low.toFixed(1)} ${right},${START}`;
}

const STEPS = 24;
/** The length of a necklace's curve that reaches down by `reach`, in units of the drawing. */
function lengthOf(reach: number): number {
  let length = 0;
  let [beforeX, beforeY] = [LEFT, START];
  for (let step = 1; step <= STEPS; step++) {
    const t = step / STEPS;
    const x = LEFT + (RIGHT - LEFT) * (3 * t * t - 2 * t * t * t);
    const y = START + 3 * t * (1 - t) * reach;
    length += Math.hypot(x - beforeX, y - beforeY);
    [beforeX, beforeY] = [x, y];
  }
  return length;
}

/** How far down the curve of a necklace of a given length reaches, found by bisection. */
function reachOf(length: number): number {
  let [least, most] = [10, 600];
  for (let step = 0; step < 20; step++) {
    const middle = (least + most) / 2;
    if (lengthOf(middle) < length) least = middle;
    else most = middle;
  }
  return least;
}
