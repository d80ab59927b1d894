import type { Product } from "@suvarna/contract/catalogue/schemas";
import { BANGLE_SIZES, RING_SIZES } from "@suvarna/domain/jewel-sizes";

/** The measures with which a piece is drawn, in millimetres. */
export type Measures =
  | {
      readonly place: "finger";
      readonly size: string;
      /** The inner diameter of the ring size, and its inner circumference. */
      readonly diameter: number;
      readonly circumference: number;
      /** The width of the ring's band. */
      readonly band: number;
      /** The width and the height of a ring's head or face; null for a plain band. */
      readonly head: readonly [width: number, height: number] | null;
    }
  | {
      readonly place: "ear";
      readonly form: "drop" | "hoop" | "stud";
      readonly length: number;
      readonly width: number;
    }
  | {
      readonly place: "neck";
      /**
       * How a necklace is drawn: a collar has the same depth all around, and a pendant hangs from
       * the middle of its chain.
       */
      readonly form: "collar" | "pendant" | "chain";
      readonly around: number;
      readonly deep: number;
    }
  | {
      /** A bangle seen from the front, or a bracelet laid in a circle. */
      readonly place: "circle";
      readonly diameter: number;
      readonly thick: number;
    }
  | {
      /** A pendant, a coin or a bar, seen from the front. */
      readonly place: "flat";
      readonly width: number;
      readonly height: number;
      readonly isRound: boolean;
      readonly hangs: boolean;
    };

type Measured = Pick<Product, "kind" | "dimensions" | "sizes">;

/** The size in which a ring or bangle is drawn while no size is chosen. */
const USUAL = { ring: "12", bangle: "2.6" };
/**
 * The width of a ring's band in the drawing when the dimensions do not name a width, in
 * millimetres.
 */
const USUAL_BAND = 3;

/**
 * Reads the measures of a piece from its dimensions, which staff write as text: `Head 11 × 9 mm,
 * shank 1.9 mm`, `6.2 × 2.6 cm`, `2.6 cm across`.
 * @param size the chosen size; null while no size is chosen
 * @returns null if the dimensions are not enough for a drawing
 */
export function measuresOf(piece: Measured, size: string | null): Measures | null {
  const words = piece.dimensions ?? "";
  switch (piece.kind) {
    case "ring":
      return onFinger(piece, size, words);
    case "earrings":
      return onEar(words);
    case "necklace":
    case "mangalsutra":
    case "chain":
      // A mangalsutra that is worn on the wrist is shorter than any necklace, so the drawing
      // depends on its length.
      return onNeck(words);
    case "bangle":
      return bangle(piece, size, words);
    case "bracelet":
    case "anklet":
      return bracelet(words);
    default:
      return flat(piece.kind, words);
  }
}

const FIRST = String.raw`(?<first>\d+(?:\.\d+)?)`;
const SECOND = String.raw`(?<second>\d+(?:\.\d+)?)`;
const UNIT = "(?<unit>mm|cm)";
const PAIR = new RegExp(`${FIRST} × ${SECOND} ${UNIT}`);
const ACROSS = new RegExp(`${FIRST} ${UNIT} across`);
const THICK = new RegExp(`${FIRST}(?: to ${SECOND})? ${UNIT} (?:wide|thick|high)`);
const LONG = new RegExp(`^(?:Collar )?${FIRST} ${UNIT}`);
const HEAD = new RegExp(`(?:Head|Face|Rosette) ${FIRST}(?: × ${SECOND})? ${UNIT}`);
const SHANK = new RegExp(`shank ${FIRST} ${UNIT}`);
const DEEP = new RegExp(`(?:centre|pendant|medallion|vatis) ${FIRST} ${UNIT}`);
/** The shortest length of a necklace, in millimetres: a shorter chain is worn around the wrist. */
const LEAST_NECK = 300;

function onFinger({ sizes }: Measured, chosen: string | null, words: string): Measures | null {
  const size =
    chosen ?? (sizes?.some((one) => one.size === USUAL.ring) ? USUAL.ring : sizes?.[0]?.size);
  // A pair of rings has two sizes, of which the first is drawn.
  const ringSize = RING_SIZES.find(({ name }) => name === size?.split(" & ")[0]);
  if (!ringSize) return flat("ring", words);
  const head = HEAD.exec(words);
  const band = SHANK.exec(words) ?? THICK.exec(words);
  if (!head && !band) return null;
  return {
    place: "finger",
    size: ringSize.name,
    diameter: ringSize.diameter,
    circumference: ringSize.circumference,
    band: band ? lengthOf(band) : USUAL_BAND,
    head: head ? [lengthOf(head), lengthOf(head, "second")] : null,
  };
}

function onEar(words: string): Measures | null {
  const drop = PAIR.exec(words);
  if (drop)
    return { place: "ear", form: "drop", length: lengthOf(drop), width: lengthOf(drop, "second") };
  const across = ACROSS.exec(words);
  if (!across) return null;
  const length = lengthOf(across);
  const thick = THICK.exec(words);
  const isHoop = thick !== null || length >= LEAST_HOOP;
  return {
    place: "ear",
    form: isHoop ? "hoop" : "stud",
    length,
    width: isHoop ? (thick ? lengthOf(thick) : USUAL_WIRE) : length,
  };
}
/**
 * `LEAST_HOOP` is the smallest width of an earring that is drawn as a hoop, and `USUAL_WIRE` is the
 * thickness of a hoop's wire. Both are in millimetres.
 */
const LEAST_HOOP = 20;
const USUAL_WIRE = 2;

function onNeck(words: string): Measures | null {
  const pair = PAIR.exec(words);
  // A shorter pair is the size of a pendant, which does not tell how long its chain is.
  if (pair && lengthOf(pair) >= LEAST_NECK) {
    return {
      place: "neck",
      form: "collar",
      around: lengthOf(pair),
      deep: lengthOf(pair, "second"),
    };
  }
  const long = LONG.exec(words);
  if (!long) return null;
  const around = lengthOf(long);
  if (around < LEAST_NECK) return bracelet(words);
  const deep = DEEP.exec(words);
  if (!deep) return { place: "neck", form: "chain", around, deep: 0 };
  const form = /^Collar/.test(words) ? "collar" : "pendant";
  return { place: "neck", form, around, deep: lengthOf(deep) };
}

function bangle({ sizes }: Measured, chosen: string | null, words: string): Measures | null {
  const size =
    chosen ?? (sizes?.some((one) => one.size === USUAL.bangle) ? USUAL.bangle : sizes?.[0]?.size);
  const bangleSize = BANGLE_SIZES.find(({ name }) => name === size);
  const thick = THICK.exec(words);
  if (!bangleSize || !thick) return null;
  const isThickness = / thick/.test(words);
  return {
    place: "circle",
    diameter: bangleSize.diameter,
    thick: isThickness ? lengthOf(thick) : USUAL_WALL,
  };
}
/** The assumed thickness of a bangle whose dimensions name only its width, in millimetres. */
const USUAL_WALL = 3;

function bracelet(words: string): Measures | null {
  const long = LONG.exec(words);
  if (!long) return null;
  const thick = THICK.exec(words);
  return {
    place: "circle",
    diameter: lengthOf(long) / Math.PI,
    thick: thick ? lengthOf(thick) : USUAL_WIRE,
  };
}

function flat(kind: string, words: string): Measures | null {
  const hangs = kind === "pendant";
  const pair = PAIR.exec(words);
  if (pair) {
    // The dimensions of a pendant begin with its height, and those of a bar with its width.
    const [first, second] = [lengthOf(pair), lengthOf(pair, "second")];
    const [height, width] = hangs ? [first, second] : [second, first];
    return { place: "flat", width, height, isRound: false, hangs };
  }
  const across = ACROSS.exec(words) ?? HEAD.exec(words);
  if (!across) return null;
  const width = lengthOf(across);
  return { place: "flat", width, height: width, isRound: true, hangs };
}

/**
 * A length from a match of the regular expression, in millimetres. Where the second length is
 * missing, the first is returned.
 */
function lengthOf({ groups = {} }: RegExpExecArray, which: "first" | "second" = "first"): number {
  const { first = "", unit } = groups;
  const value = Number(groups[which] ?? first);
  return unit === "cm" ? Math.round(value * 100) / 10 : value;
}
