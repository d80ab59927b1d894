import * as say from "@suvarna/words/here/size-guide";
import type { ReactNode } from "react";
import type { SizeKind } from "./size-kind.ts";

/** The middle and the outer radius of a drawing, in the units of its view box. */
const MIDDLE = 48;
const OUTER = 45;
/** The drawn width of the metal. */
const BAND: Readonly<Record<SizeKind, number>> = { ring: 10, bangle: 5 };

/**
 * Two drawings of a ring or a bangle from the front, which show what the columns of the table of
 * sizes measure: the inner diameter and the inner circumference.
 */
export function MeasureDrawings({ kind, className = "" }: { kind: SizeKind; className?: string }) {
  const inner = OUTER - BAND[kind];
  const [left, right] = [MIDDLE - inner, MIDDLE + inner];
  return (
    <div className={`flex gap-9 ${className}`}>
      <Drawing kind={kind} label={say.across}>
        <path d={`M${left} ${MIDDLE}H${right}`} />
        <path d={`M${left + 6} ${MIDDLE - 4}L${left} ${MIDDLE}l6 4`} />
        <path d={`M${right - 6} ${MIDDLE - 4}L${right} ${MIDDLE}l-6 4`} />
      </Drawing>
      <Drawing kind={kind} label={say.around}>
        <circle cx={MIDDLE} cy={MIDDLE} r={inner} />
        <path d={`M${MIDDLE - 2} ${MIDDLE - inner - 4}l6 4-6 4`} />
      </Drawing>
    </div>
  );
}

function Drawing({
  kind,
  label,
  children,
}: {
  kind: SizeKind;
  label: string;
  children: ReactNode;
}) {
  return (
    <figure className="w-24">
      <svg viewBox="0 0 96 96" fill="none" aria-hidden className="block stroke-wine">
        <circle
          cx={MIDDLE}
          cy={MIDDLE}
          r={OUTER - BAND[kind] / 2}
          strokeWidth={BAND[kind]}
          className="stroke-sand"
        />
        <circle cx={MIDDLE} cy={MIDDLE} r={OUTER} className="stroke-gold" />
        <circle cx={MIDDLE} cy={MIDDLE} r={OUTER - BAND[kind]} className="stroke-gold" />
        <g strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round">
          {children}
        </g>
      </svg>
      <figcaption className="mt-2 text-center text-caption text-ink-soft">{label}</figcaption>
    </figure>
  );
}
