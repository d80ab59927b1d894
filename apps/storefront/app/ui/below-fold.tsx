import type { CSSProperties, ReactNode } from "react";
import { Suspense } from "react";

/**
 * A part of a page that lies below its first screen. It comes alive by itself, and is laid out only
 * once one comes near: done all at once, both would leave a phone deaf for a good part of a second.
 * @param phone its height until then on a phone's width, in pixels, about right: the scroll bar and
 *   the way back go by it
 * @param desk the same on a desk's width
 */
export function BelowFold({
  phone,
  desk,
  children,
}: {
  phone: number;
  desk: number;
  children: ReactNode;
}) {
  return (
    <Suspense>
      <div
        className="below-fold"
        style={{ "--phone": `${phone}px`, "--desk": `${desk}px` } as CSSProperties}
      >
        {children}
      </div>
    </Suspense>
  );
}
