import type { ArticleInput, StaffArticle } from "@suvarna/contract/content/staff-article-schemas";
import { isNewer } from "../parts/newer-version.ts";

/** The texts of a stored article that staff edit. */
export function inputOf(article: StaffArticle): ArticleInput {
  const { title, slug, author, content, picture, alt, tags } = article;
  return { title, slug, author, content, picture, alt, tags };
}

/** Whether two working copies have the same texts. */
export function isSameInput(one: ArticleInput, other: ArticleInput): boolean {
  const inOrder = (input: ArticleInput) => JSON.stringify(Object.entries(input).sort());
  return inOrder(one) === inOrder(other);
}

/**
 * The article on which a save builds when the answers to the saves before were lost. If one of them
 * has reached the server, the server has a newer version with the texts that were sent. A newer
 * version with other texts was saved by somebody else, and the server must refuse the save.
 * @param sent the texts of the saves whose answers were lost
 */
export function baseAfterLostAnswer(
  known: StaffArticle,
  stored: StaffArticle,
  sent: readonly ArticleInput[],
): StaffArticle {
  const isMine = sent.some((input) => isSameInput(input, inputOf(stored)));
  return isMine && isNewer(stored, known) ? stored : known;
}
