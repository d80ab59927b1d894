import type { ReactNode } from "react";

/** Buttons side by side. On a phone the buttons fill the width, so that their edges align. */
export function ButtonRow({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={`flex flex-wrap gap-3 max-sm:*:grow ${className ?? ""}`}>{children}</div>;
}
