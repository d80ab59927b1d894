import { REVIEW_LIMITS } from "@suvarna/domain/review";
import { endpoint } from "../endpoint.ts";
import { REVIEW_PICTURE_TYPES } from "./constants.ts";
import type * as schemas from "./schemas.ts";

export const listReviews = endpoint({
  method: "GET",
  path: "/gold/:id/reviews",
  auth: "public",
  shared: true,
  fields: ["reviews"],
  errors: ["product_not_found"],
  types: {} as typeof schemas.listReviews,
});

export const listOwnReviews = endpoint({
  method: "GET",
  path: "/reviews/own/:orderId",
  auth: "user",
  errors: ["order_not_found"],
  types: {} as typeof schemas.listOwnReviews,
});

export const putReview = endpoint({
  method: "PUT",
  path: "/reviews/own/:orderId/:line",
  auth: "user",
  perMinute: 20,
  errors: ["order_not_found", "review_not_open", "picture_not_found"],
  types: {} as typeof schemas.putReview,
});

export const deleteReview = endpoint({
  method: "DELETE",
  path: "/reviews/own/:orderId/:line",
  auth: "user",
  errors: ["order_not_found"],
  types: {} as typeof schemas.deleteReview,
});

export const sendReviewPicture = endpoint({
  method: "POST",
  path: "/reviews/pictures",
  auth: "user",
  file: { types: REVIEW_PICTURE_TYPES, maxBytes: REVIEW_LIMITS.pictureBytes },
  perMinute: 10,
  errors: ["picture_unusable", "pictures_full", "unavailable"],
  types: {} as typeof schemas.sendReviewPicture,
});
