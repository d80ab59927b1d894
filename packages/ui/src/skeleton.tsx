/**
 * A placeholder for content that is loading. The classes give the placeholder the shape of the
 * content. Screen readers skip it.
 */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={`block animate-breathe bg-sand ${className ?? ""}`} />;
}

/** A placeholder for a line of text. */
export function SkeletonLine({ className }: { className?: string }) {
  return <Skeleton className={`h-3.5 rounded-control ${className ?? ""}`} />;
}
