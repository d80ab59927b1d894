export { existingReviewPictures, REVIEW_PICTURES_FOLDER } from "./pictures.ts";
export { REVIEWS } from "./tag.ts";
