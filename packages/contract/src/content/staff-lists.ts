import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-list-schemas.ts";

// These are the calls of the shop's ordered lists. Each list is read as a whole, and its order is
// saved as a whole.

export const listDeskSlides = endpoint({
  method: "GET",
  path: "/staff/carousel",
  auth: { can: "content.read" },
  errors: [],
  types: {} as typeof schemas.listDeskSlides,
});

export const createSlide = endpoint({
  method: "POST",
  path: "/staff/carousel",
  auth: { can: "content.edit" },
  errors: ["conflict", "content_not_found", "idempotency_mismatch"],
  types: {} as typeof schemas.createSlide,
});

export const saveSlide = endpoint({
  method: "PUT",
  path: "/staff/carousel/:id",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "changed_meanwhile", "conflict"],
  types: {} as typeof schemas.saveSlide,
});

export const removeSlide = endpoint({
  method: "DELETE",
  path: "/staff/carousel/:id",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.removeSlide,
});

export const orderSlides = endpoint({
  method: "PUT",
  path: "/staff/carousel/order",
  auth: { can: "content.edit" },
  errors: ["changed_meanwhile"],
  types: {} as typeof schemas.orderSlides,
});

export const listDeskTestimonials = endpoint({
  method: "GET",
  path: "/staff/testimonials",
  auth: { can: "content.read" },
  errors: [],
  types: {} as typeof schemas.listDeskTestimonials,
});

export const createTestimonial = endpoint({
  method: "POST",
  path: "/staff/testimonials",
  auth: { can: "content.edit" },
  errors: ["conflict", "content_not_found", "idempotency_mismatch"],
  types: {} as typeof schemas.createTestimonial,
});

export const saveTestimonial = endpoint({
  method: "PUT",
  path: "/staff/testimonials/:id",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "changed_meanwhile", "conflict"],
  types: {} as typeof schemas.saveTestimonial,
});

export const removeTestimonial = endpoint({
  method: "DELETE",
  path: "/staff/testimonials/:id",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.removeTestimonial,
});

export const orderTestimonials = endpoint({
  method: "PUT",
  path: "/staff/testimonials/order",
  auth: { can: "content.edit" },
  errors: ["changed_meanwhile"],
  types: {} as typeof schemas.orderTestimonials,
});

export const listDeskGalleryPictures = endpoint({
  method: "GET",
  path: "/staff/gallery",
  auth: { can: "content.read" },
  errors: [],
  types: {} as typeof schemas.listDeskGalleryPictures,
});

export const createGalleryPicture = endpoint({
  method: "POST",
  path: "/staff/gallery",
  auth: { can: "content.edit" },
  errors: ["conflict", "content_not_found", "idempotency_mismatch"],
  types: {} as typeof schemas.createGalleryPicture,
});

export const saveGalleryPicture = endpoint({
  method: "PUT",
  path: "/staff/gallery/:id",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "changed_meanwhile", "conflict"],
  types: {} as typeof schemas.saveGalleryPicture,
});

export const removeGalleryPicture = endpoint({
  method: "DELETE",
  path: "/staff/gallery/:id",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.removeGalleryPicture,
});

export const orderGalleryPictures = endpoint({
  method: "PUT",
  path: "/staff/gallery/order",
  auth: { can: "content.edit" },
  errors: ["changed_meanwhile"],
  types: {} as typeof schemas.orderGalleryPictures,
});

export const listDeskPromotions = endpoint({
  method: "GET",
  path: "/staff/promotions",
  auth: { can: "content.read" },
  errors: [],
  types: {} as typeof schemas.listDeskPromotions,
});

export const createPromotion = endpoint({
  method: "POST",
  path: "/staff/promotions",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "idempotency_mismatch"],
  types: {} as typeof schemas.createPromotion,
});

export const savePromotion = endpoint({
  method: "PUT",
  path: "/staff/promotions/:id",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.savePromotion,
});

export const removePromotion = endpoint({
  method: "DELETE",
  path: "/staff/promotions/:id",
  auth: { can: "content.edit" },
  errors: ["content_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.removePromotion,
});

export const orderPromotions = endpoint({
  method: "PUT",
  path: "/staff/promotions/order",
  auth: { can: "content.edit" },
  errors: ["changed_meanwhile"],
  types: {} as typeof schemas.orderPromotions,
});
