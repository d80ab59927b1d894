/** The states of a review. Shoppers see a review only after staff have released it. */
export const REVIEW_STATES = ["waiting", "released", "refused"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

export const MOST_STARS = 5;
export const REVIEW_LIMITS = { text: 2000, pictures: 3, pictureBytes: 8 * 1024 * 1024 } as const;

/** How many reviews gave each number of stars, from one to five. */
export type StarCounts = readonly [number, number, number, number, number];

/** The mean of the stars of a product's reviews, with one decimal; null without reviews. */
export function averageStars(counts: StarCounts): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return total === 0 ? null : Math.round((stars / total) * 10) / 10;
}

/**
 * The author's name as a review shows it: the first name and the initial of the last name, such as
 * `Meera N.`. The full name of a buyer is never shown.
 */
export function reviewerName(fullName: string): string {
  const [first = "", ...others] = fullName.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? "")][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
