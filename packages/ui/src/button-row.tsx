import type { ReactNode } from "react";

/** Buttons beside each other; on a phone they fill the row, so that their edges are in line. */
export function ButtonRow({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={`flex flex-wrap gap-3 max-sm:*:grow ${className ?? ""}`}>{children}</div>;
}
