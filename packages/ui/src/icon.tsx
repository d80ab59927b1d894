import type { LucideIcon } from "lucide-react";

/** A line icon, drawn the same everywhere. It says nothing itself: the words stand beside it. */
export function Icon({
  of: Drawing,
  size = 20,
  className,
}: {
  of: LucideIcon;
  size?: number;
  className?: string;
}) {
  return (
    <Drawing size={size} strokeWidth={1.5} aria-hidden className={`shrink-0 ${className ?? ""}`} />
  );
}
