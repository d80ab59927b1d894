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

/** How far the table of a cut stone, its upper facet, reaches towards the stone's edge. */
const TABLE = 0.56;
/** The corners of the table, as shares of the stone's radii. */
const CORNERS = Array.from({ length: 8 }, (_, corner) => {
  const angle = ((corner + 0.5) * Math.PI) / 4;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** Draws a cut stone from above around the origin: its edge, its table and its facets. */
export function Stone({
  radii: [rx, ry],
  tints: { metal, stone },
}: {
  radii: readonly [rx: number, ry: number];
  tints: Tints;
}) {
  const at = (share: number) =>
    CORNERS.map(([x, y]) => `${(x * rx * share).toFixed(2)},${(y * ry * share).toFixed(2)}`);
  const [table, edge] = [at(TABLE), at(1)];
  return (
    <g fill={stone?.fill ?? SKIN} stroke={stone?.line ?? metal} strokeWidth={LINE}>
      <ellipse rx={rx} ry={ry} />
      {stone ? (
        <g strokeWidth={LINE / 2}>
          <path d={`M${table.join(" L")}z`} />
          <path d={table.map((corner, index) => `M${corner} L${edge[index]}`).join(" ")} />
        </g>
      ) : null}
    </g>
  );
}

/** Draws an earring that hangs from the origin. All lengths are in millimetres. */
export function Earring({ measures: { form, length, width }, tints }: ShapeProps<"ear">) {
  return (
    <g stroke={tints.metal} strokeWidth={METAL_LINE}>
      {form === "stud" ? (
        <>
          <circle r={length / 2} fill={SKIN} />
          <Stone radii={[length * 0.32, length * 0.32]} tints={tints} />
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
          <g transform={`translate(0 ${length * 0.64 - 3})`}>
            <Stone radii={[width * 0.34, length * 0.26]} tints={tints} />
          </g>
        </>
      )}
    </g>
  );
}

/** Draws a pendant, a coin or a bar with its centre in the origin. */
export function FlatPiece({
  measures: { width, height, isRound, hangs },
  tints,
  chain,
}: ShapeProps<"flat"> & {
  /** The length of the chain that is drawn above a pendant. */
  chain: number;
}) {
  const round = isRound ? width / 2 : hangs ? Math.min(width, height) / 2 : 1;
  return (
    <g stroke={tints.metal} strokeWidth={METAL_LINE}>
      {hangs ? (
        <path
          d={`M-5,${-height / 2 - chain} L0,${-height / 2} L5,${-height / 2 - chain}`}
          strokeWidth={LINE}
        />
      ) : null}
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={round} fill={SKIN} />
      {tints.stone ? <Stone radii={[width * 0.3, height * 0.3]} tints={tints} /> : null}
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
