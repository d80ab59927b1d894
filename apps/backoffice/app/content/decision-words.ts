import type { StaffReview } from "@suvarna/contract/reviews/staff-schemas";

/**
 * The label of the button that refuses a review, and its accessible name. The name begins with the
 * label, so that people who speak to the computer can say what they see.
 */
export function refusalWords(state: StaffReview["state"], product: string) {
  return state === "released"
    ? { label: "Take it off", name: `Take it off: the review of ${product}` }
    : { label: "Refuse", name: `Refuse the review of ${product}` };
}
