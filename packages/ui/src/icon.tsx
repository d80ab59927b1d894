import type { IconNode } from "lucide";
import { createElement } from "react";

/**
 * A line icon in the shop's style. The icon is hidden from screen readers, because the text beside
 * it has the same meaning.
 */
export function Icon({
  of: shapes,
  size = 20,
  className,
}: {
  of: IconNode;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={`shrink-0 ${className ?? ""}`}
    >
      {shapes.map(([shape, attributes], index) =>
        createElement(shape, { ...attributes, key: index }),
      )}
    </svg>
  );
}
