export { loadReviews } from "./load-reviews.ts";
export { ReviewItems } from "./review-items.tsx";
export { ReviewsSection } from "./reviews-section.tsx";
