import type { ReactNode } from "react";
import { keepBarHeight } from "./bar-height.ts";

/**
 * The bar at the bottom of a long form: the changes or the problems at the left, the actions at the
 * right.
 */
export function SaveBar({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <div
      ref={keepBarHeight}
      data-bar="save"
      className="sticky bottom-0 z-8 -mx-(--gutter) mt-8 -mb-16 flex flex-wrap items-center gap-3 border-t border-line-strong bg-surface px-(--gutter) py-2.5 max-md:bottom-15 max-md:-mb-8 max-md:[&>button]:flex-1"
    >
      <div className="mr-auto text-caption text-ink-mute max-md:w-full">{words}</div>
      {children}
    </div>
  );
}

/** The bar with the next step of a page on a phone, fixed above the tabs. */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <div
      ref={keepBarHeight}
      data-bar="step"
      className="sticky bottom-15 z-14 -mx-(--gutter) mt-6 -mb-8 flex items-center gap-2 border-t border-line bg-surface px-(--gutter) py-2.5 md:hidden [&>a]:flex-1 [&>button]:flex-1"
    >
      {children}
    </div>
  );
}
