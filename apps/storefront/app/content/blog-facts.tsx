import * as say from "@suvarna/words/here/blog";
import { longDate } from "@suvarna/words/here/indian-time";
import type { BlogTeaser } from "./blog-teaser.ts";

/** Shows when an article was published, and its reading time. */
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
      {say.readingTime(minutes)}
    </p>
  );
}
