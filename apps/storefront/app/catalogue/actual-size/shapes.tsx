import type { Measures } from "./measures.ts";
import type { Tints } from "./tints.ts";

type ShapeProps<Place extends Measures["place"]> = {
  readonly measures: Extract<Measures, { place: Place }>;
  readonly tints: Tints;
};

/** The background colour of the drawings of a hand, an ear and a neck. */
export const SKIN = "var(--color-ivory)";
/** The stroke widths of the outlines and of metal, in millimetres. */
export const LINE = 0.38;
export const METAL_LINE = 0.5;

/** Draws an earring that hangs from the origin. All lengths are in millimetres. */
export function Earring({
  measures: { form, length, width },
  tints: { metal, stone },
}: ShapeProps<"ear">) {
  const fill = stone?.fill ?? SKIN;
  const line = stone?.line ?? metal;
  return (
    <g stroke={metal} strokeWidth={METAL_LINE}>
      {form === "stud" ? (
        <>
          <circle r={length / 2} fill={SKIN} />
          <circle r={length * 0.32} fill={fill} stroke={line} strokeWidth={LINE} />
        </>
      ) : form === "hoop" ? (
        <>
          <circle cy={length / 2 - 1} r={length / 2} />
          <circle cy={length / 2 - 1} r={length / 2 - width} />
        </>
      ) : (
        <>
          <path d={`M0,-3 v${length * 0.3}`} />
          <circle cy={length * 0.1} r={width * 0.2} fill={SKIN} />
          <ellipse cy={length * 0.64 - 3} rx={width / 2} ry={length * 0.36} fill={SKIN} />
          <ellipse
            cy={length * 0.64 - 3}
            rx={width * 0.34}
            ry={length * 0.26}
            fill={fill}
            stroke={line}
            strokeWidth={LINE}
          />
        </>
      )}
    </g>
  );
}

/** Draws a pendant, a coin or a bar with its centre in the origin. */
export function FlatPiece({
  measures: { width, height, isRound, hangs },
  tints: { metal, stone },
  chain,
}: ShapeProps<"flat"> & {
  /** The length of the chain that is drawn above a pendant. */
  chain: number;
}) {
  const round = isRound ? width / 2 : hangs ? Math.min(width, height) / 2 : 1;
  return (
    <g stroke={metal} strokeWidth={METAL_LINE}>
      {hangs ? (
        <path
          d={`M-5,${-height / 2 - chain} L0,${-height / 2} L5,${-height / 2 - chain}`}
          strokeWidth={LINE}
        />
      ) : null}
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={round} fill={SKIN} />
      {stone ? (
        <ellipse
          rx={width * 0.3}
          ry={height * 0.3}
          fill={stone.fill}
          stroke={stone.line}
          strokeWidth={LINE}
        />
      ) : null}
    </g>
  );
}

/** How high the head of a ring stands above its band, as a share of the head's depth. */
const RISE = 0.5;

/** Draws a ring from its side: the finger's axis is in the origin, and the ring's head is above. */
export function RingFromSide({ measures: { diameter, band, head }, tints }: ShapeProps<"finger">) {
  const { metal, stone } = tints;
  // The dimensions do not name the band's thickness, so a ring is drawn as thick as its band is
  // wide, up to 2 mm.
  const wall = Math.min(band, 2);
  const radius = (diameter + wall) / 2;
  const rise = head ? (head[1] * RISE) / 2 : 0;
  return (
    <>
      <circle r={radius} stroke={metal} strokeWidth={wall} />
      {head ? (
        <g transform={`translate(0 ${-radius - rise})`} stroke={metal} strokeWidth={METAL_LINE}>
          <ellipse rx={head[0] / 2} ry={rise + 0.6} fill={SKIN} />
          <ellipse
            rx={head[0] * 0.34}
            ry={rise * 0.7 + 0.4}
            fill={stone?.fill ?? SKIN}
            stroke={stone?.line ?? metal}
            strokeWidth={LINE}
          />
        </g>
      ) : null}
    </>
  );
}
