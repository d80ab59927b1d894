import type { ReactNode } from "react";

const ID = "ogee";
const ARCH =
  "M0,1 L0,.36 C0,.235 .09,.2 .2,.155 C.34,.1 .46,.075 .5,0 C.54,.075 .66,.1 .8,.155 C.91,.2 1,.235 1,.36 L1,1 Z";

/** Defines the clip path that all arches of the page use; a page must contain it once. */
export function OgeeClipPath() {
  return (
    <svg width={0} height={0} aria-hidden className="absolute">
      <defs>
        <clipPath id={ID} clipPathUnits="objectBoundingBox">
          <path d={ARCH} />
        </clipPath>
      </defs>
    </svg>
  );
}

/** A picture in an ogee arch with a gold border. */
export function Ogee({ children }: { children: ReactNode }) {
  return (
    <div className="relative aspect-[3/4] p-2.5">
      <div className="size-full [clip-path:url(#ogee)]">{children}</div>
      <svg
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden
        className="absolute inset-0 size-full overflow-visible text-gold"
      >
        <path d={ARCH} stroke="currentColor" strokeWidth={1} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
