import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef } from "react";

/**
 * A part of a page that lies below its first screen. It comes alive by itself, and is laid out once
 * one comes near, or as soon as the page has time for it: done all at once, both would leave a phone
 * deaf for a good part of a second.
 * @param phone its height until then on a phone's width, in pixels, about right: the scroll bar and
 *   the way back go by it
 * @param desk the same on a desk's width
 */
export function BelowFold(props: { phone: number; desk: number; children: ReactNode }) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

function Part({ phone, desk, children }: { phone: number; desk: number; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => layOutInTurn(part.current), []);
  return (
    <div
      ref={part}
      className="below-fold"
      style={{ "--phone": `${phone}px`, "--desk": `${desk}px` } as CSSProperties}
    >
      {children}
    </div>
  );
}

const waiting: (HTMLElement | null)[] = [];

function layOutInTurn(part: HTMLElement | null): void {
  if (waiting.push(part) === 1) whenIdle(layOutNext);
}

function layOutNext(): void {
  waiting.shift()?.classList.remove("below-fold");
  if (waiting.length > 0) whenIdle(layOutNext);
}

/** Safari has no idle time to offer. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work);
}
