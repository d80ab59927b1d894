import type { LucideIcon } from "lucide-react";

/**
 * A line icon in the shop's style. The icon is hidden from screen readers, because the text beside
 * it has the same meaning.
 */
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
