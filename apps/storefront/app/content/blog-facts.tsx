import { longDate } from "../platform/indian-time.ts";
import type { BlogTeaser } from "./blog-teaser.ts";

/** When an article came out, and how long one reads it. */
export function BlogFacts({
  blog: { createdAt, minutes },
  className,
}: {
  blog: Pick<BlogTeaser, "createdAt" | "minutes">;
  className?: string;
}) {
  return (
    <p className={`text-caption text-ink-mute ${className ?? ""}`}>
      <time dateTime={createdAt}>{longDate(createdAt)}</time>
      {" · "}
      {readingTime(minutes)}
    </p>
  );
}

/** `4 min read` */
export function readingTime(minutes: number): string {
  return `${minutes} min read`;
}
