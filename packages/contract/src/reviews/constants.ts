/** The types of pictures that a buyer may send with a review. */
export const REVIEW_PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
