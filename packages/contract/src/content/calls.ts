import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const greet = endpoint({
  method: "GET",
  path: "/",
  auth: "public",
  errors: [],
  types: {} as typeof schemas.greet,
});

export const getShop = endpoint({
  method: "GET",
  path: "/shop",
  auth: "public",
  shared: true,
  fields: ["name", "origin"],
  errors: ["unavailable"],
  types: {} as typeof schemas.getShop,
});

export const getCarousel = endpoint({
  method: "GET",
  path: "/carousel",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.getCarousel,
});

export const getCrousel = endpoint({
  method: "GET",
  path: "/crousel",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.getCrousel,
});

export const listBlogs = endpoint({
  method: "GET",
  path: "/blog/blogs",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.listBlogs,
});

export const getBlog = endpoint({
  method: "GET",
  path: "/blog/blogs/:id",
  auth: "public",
  shared: true,
  errors: ["blog_not_found"],
  types: {} as typeof schemas.getBlog,
});

export const viewBlog = endpoint({
  method: "POST",
  path: "/blog/blogs/:id/views",
  auth: "public",
  perMinute: 60,
  errors: ["blog_not_found"],
  types: {} as typeof schemas.viewBlog,
});

export const getAbout = endpoint({
  method: "GET",
  path: "/about",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.getAbout,
});

export const getPolicy = endpoint({
  method: "GET",
  path: "/policies/:name",
  auth: "public",
  shared: true,
  fields: ["own"],
  errors: [],
  types: {} as typeof schemas.getPolicy,
});

export const listTestimonials = endpoint({
  method: "GET",
  path: "/testimonial",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.listTestimonials,
});

export const getGallery = endpoint({
  method: "GET",
  path: "/instagram",
  auth: "public",
  shared: true,
  errors: [],
  types: {} as typeof schemas.getGallery,
});
