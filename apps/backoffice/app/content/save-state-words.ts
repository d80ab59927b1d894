import type { StaffArticle } from "@suvarna/contract/content/staff-article-schemas";
import { sayTime } from "../platform/times.ts";

/**
 * Says whether an article's working copy is saved. The time is said only if this page has saved it:
 * the article has no time of its last save, and `updatedAt` of a planned article is to come.
 */
export function saveStateWords({
  busy,
  isChanged,
  keptAt,
  article,
}: {
  readonly busy: "keep" | "publish" | null;
  readonly isChanged: boolean;
  readonly keptAt: Date | null;
  readonly article: Pick<StaffArticle, "state" | "hasChanges">;
}): string {
  if (busy === "keep") return "Keeping.";
  if (article.state === "online" && !article.hasChanges && !isChanged) return "";
  if (isChanged) return "Not kept yet.";
  return keptAt === null ? "Kept." : `Kept ${sayTime(keptAt.toISOString())}.`;
}
