import type { ReactNode } from "react";
import { EAR, HAND, NECK } from "./body-outlines.ts";
import { COIN_DIAMETER, Coin } from "./coin.tsx";
import type { Measures } from "./measures.ts";
import { necklaceOf } from "./necklace-curve.ts";
import { Earring, FlatPiece, LINE, METAL_LINE, SKIN, Stone } from "./shapes.tsx";
import type { Tints } from "./tints.ts";

/**
 * `GAP` is the distance between objects that are drawn side by side, and `MARGIN` is the space
 * around a circle. Both are in millimetres.
 */
const GAP = 8;
const MARGIN = 2;

/**
 * A piece drawn in millimetres on a hand, an ear or a neck, or beside a coin.
 * @param scale CSS pixels in a millimetre
 * @param label the drawing's description
 */
export function Drawing({
  measures,
  tints,
  scale,
  label,
}: {
  measures: Measures;
  tints: Tints;
  scale: number;
  label: string;
}) {
  const drawn = partsOf(measures, tints);
  // A neck in its real size does not fit on a screen, so the neck has a scale of its own.
  const usedScale = measures.place === "neck" ? NECK_SCALE : scale;
  return (
    <svg
      role="img"
      aria-label={label}
      width={Math.round(drawn.width * usedScale)}
      height={Math.round(drawn.height * usedScale)}
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      fill="none"
      stroke="var(--color-ink-soft)"
      strokeWidth={LINE * (measures.place === "neck" ? 3 : 1)}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block max-w-full"
    >
      {drawn.content}
    </svg>
  );
}

/** CSS pixels in a unit of the drawn neck, chosen so that the neck fits beside the text. */
const NECK_SCALE = 0.92;

interface DrawingProps {
  readonly width: number;
  readonly height: number;
  readonly content: ReactNode;
}

function partsOf(measures: Measures, tints: Tints): DrawingProps {
  switch (measures.place) {
    case "finger":
      return { ...HAND, content: <OnFinger measures={measures} tints={tints} /> };
    case "ear":
      return onEar(measures, tints);
    case "neck":
      return onNeck(measures, tints);
    case "circle":
      return inCircle(measures, tints);
    case "flat":
      return besideCoin(measures, tints);
  }
}

/**
 * The ring finger in the drawing: by which turn around its base it is drawn, and the point of its
 * first joint, at which the ring sits.
 */
const RING_FINGER = { turn: "rotate(2.5 56 84)", x: 56, y: 71.4 };
/** The inner diameter in millimetres of a ring of size 12, for which the hand is drawn. */
const DRAWN_DIAMETER = 16.52;

function OnFinger({
  measures: { diameter, band, head },
  tints,
}: {
  measures: Extract<Measures, { place: "finger" }>;
  tints: Tints;
}) {
  const { x, y } = RING_FINGER;
  const half = diameter / 2 + 0.25;
  const top = y - band / 2;
  return (
    <>
      {/* The ring is drawn in its real size, so the hand is scaled to fit the ring. */}
      <g
        transform={`translate(${x} ${y}) scale(${diameter / DRAWN_DIAMETER}) translate(${-x} ${-y})`}
      >
        {HAND.fingers.map(({ turn, outline, lines }) => (
          <g key={turn} transform={turn}>
            <path d={outline} fill={SKIN} />
            <path d={lines} />
          </g>
        ))}
        <path d={HAND.palm} fill={SKIN} stroke="none" />
        <path d={HAND.edges} />
        <path d={HAND.knuckles} />
      </g>
      <g transform={RING_FINGER.turn} stroke={tints.metal} strokeWidth={METAL_LINE}>
        <path
          d={`M${x - half},${top} q${half},3.3 ${2 * half},0 l0,${band} q${-half},3.3 ${-2 * half},0z`}
          fill={SKIN}
        />
        {head ? (
          <>
            <ellipse cx={x} cy={y + 1} rx={head[0] / 2} ry={head[1] / 2} fill={SKIN} />
            {tints.stone ? (
              <g transform={`translate(${x} ${y + 1})`}>
                <Stone radii={[head[0] * 0.36, head[1] * 0.36]} tints={tints} />
              </g>
            ) : null}
          </>
        ) : null}
      </g>
    </>
  );
}

/** The point of the ear's lobe from which earrings hang. */
const LOBE = { x: 33, y: 56 };
/** The height of the drawn ear with the least of the head below it, in millimetres. */
const LEAST_EAR = 78;

/** An earring on an ear. The drawing ends below the earring, so that it always shows all of it. */
function onEar(measures: Extract<Measures, { place: "ear" }>, tints: Tints): DrawingProps {
  return {
    width: EAR.width,
    height: Math.max(LEAST_EAR, Math.ceil(LOBE.y + measures.length + MARGIN)),
    content: (
      <>
        <path d={EAR.outline} fill={SKIN} />
        <path d={EAR.lines} />
        <g transform={`translate(${LOBE.x} ${LOBE.y})`}>
          <Earring measures={measures} tints={tints} />
        </g>
      </>
    ),
  };
}

function onNeck(
  measures: Extract<Measures, { place: "neck" }>,
  { metal, stone }: Tints,
): DrawingProps {
  const { curves, stones, bottom, ornament } = necklaceOf(measures);
  return {
    width: NECK.width,
    height: Math.max(NECK.height, Math.ceil(bottom + 16)),
    content: (
      <>
        <path d={NECK.skin} fill={SKIN} stroke="none" />
        <path d={NECK.outline} />
        <path d={NECK.lines} strokeWidth={LINE * 2} />
        <g stroke={metal} strokeWidth={METAL_LINE * 3}>
          {curves.map((curve) => (
            <path key={curve} d={curve} />
          ))}
          {stones ? (
            <path d={stones} strokeWidth={7} strokeDasharray="0 12" strokeLinecap="round" />
          ) : null}
          {ornament ? (
            <ellipse
              cx={NECK.width / 2}
              cy={ornament.y}
              rx={ornament.height * 0.4}
              ry={ornament.height / 2}
              fill={stone?.fill ?? SKIN}
              stroke={stone?.line ?? metal}
            />
          ) : null}
        </g>
      </>
    ),
  };
}

function inCircle(
  { diameter, thick }: Extract<Measures, { place: "circle" }>,
  tints: Tints,
): DrawingProps {
  const outer = diameter / 2 + thick;
  const size = 2 * (outer + MARGIN);
  return {
    width: size,
    height: size + GAP,
    content: (
      <g stroke={tints.metal} strokeWidth={METAL_LINE}>
        <circle cx={size / 2} cy={size / 2} r={outer} fill={SKIN} />
        <circle cx={size / 2} cy={size / 2} r={diameter / 2} fill="var(--color-shell)" />
      </g>
    ),
  };
}

/** The length of the chain above a pendant that is drawn, in millimetres. */
const CHAIN = 14;

function besideCoin(measures: Extract<Measures, { place: "flat" }>, tints: Tints): DrawingProps {
  const { width, height, hangs } = measures;
  const above = hangs ? CHAIN : MARGIN;
  const tall = Math.max(height + above, COIN_DIAMETER + MARGIN) + GAP;
  return {
    width: MARGIN + width + GAP + COIN_DIAMETER + MARGIN,
    height: tall,
    content: (
      <>
        <g transform={`translate(${MARGIN + width / 2} ${tall - GAP - height / 2})`}>
          <FlatPiece measures={measures} tints={tints} chain={tall - GAP - height} />
        </g>
        <g transform={`translate(${MARGIN + width + GAP} ${tall - GAP - COIN_DIAMETER})`}>
          <Coin />
        </g>
      </>
    ),
  };
}
