/** A block in the shape of what comes. Give it that shape by its classes; it says nothing. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={`block animate-breathe bg-sand ${className ?? ""}`} />;
}

/** A line of text to come. */
export function SkeletonLine({ className }: { className?: string }) {
  return <Skeleton className={`h-3.5 rounded-control ${className ?? ""}`} />;
}
