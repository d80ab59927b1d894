import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listReviewsForStaff = endpoint({
  method: "GET",
  path: "/staff/reviews",
  auth: { can: "content.read" },
  personal: true,
  errors: [],
  types: {} as typeof schemas.listReviewsForStaff,
});

export const decideReview = endpoint({
  method: "PATCH",
  path: "/staff/reviews/:id",
  auth: { can: "content.edit" },
  errors: ["review_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.decideReview,
});
