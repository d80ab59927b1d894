import type { BlogTeaser } from "./blog-teaser.ts";

/** All tags of the given articles, the most frequent first. */
export function tagsOf(blogs: readonly Pick<BlogTeaser, "tags">[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of blogs.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts.keys()].sort(
    (one, other) =>
      (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || one.localeCompare(other, "en"),
  );
}
