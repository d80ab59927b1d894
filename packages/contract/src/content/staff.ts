import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

export const listArticles = endpoint({
  method: "GET",
  path: "/staff/articles",
  auth: { can: "content.read" },
  errors: [],
  types: {} as typeof schemas.listArticles,
});

export const getArticle = endpoint({
  method: "GET",
  path: "/staff/articles/:id",
  auth: { can: "content.read" },
  errors: ["blog_not_found"],
  types: {} as typeof schemas.getArticle,
});

export const createArticle = endpoint({
  method: "POST",
  path: "/staff/articles",
  auth: { can: "content.edit" },
  errors: ["blog_not_found", "idempotency_mismatch"],
  types: {} as typeof schemas.createArticle,
});

export const saveArticle = endpoint({
  method: "PUT",
  path: "/staff/articles/:id",
  auth: { can: "content.edit" },
  errors: ["blog_not_found", "changed_meanwhile", "slug_taken"],
  types: {} as typeof schemas.saveArticle,
});

export const publishArticle = endpoint({
  method: "POST",
  path: "/staff/articles/:id/publish",
  auth: { can: "content.edit" },
  errors: ["blog_not_found", "changed_meanwhile", "content_incomplete"],
  types: {} as typeof schemas.publishArticle,
});

export const withdrawArticle = endpoint({
  method: "POST",
  path: "/staff/articles/:id/withdraw",
  auth: { can: "content.edit" },
  errors: ["blog_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.withdrawArticle,
});

export const removeArticle = endpoint({
  method: "DELETE",
  path: "/staff/articles/:id",
  auth: { can: "content.edit" },
  errors: ["blog_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.removeArticle,
});

export const previewText = endpoint({
  method: "POST",
  path: "/staff/articles/preview",
  auth: { can: "content.read" },
  errors: [],
  types: {} as typeof schemas.previewText,
});

export const getAboutDesk = endpoint({
  method: "GET",
  path: "/staff/about",
  auth: { can: "content.read" },
  errors: ["unavailable"],
  types: {} as typeof schemas.getAboutDesk,
});

export const saveAbout = endpoint({
  method: "PUT",
  path: "/staff/about",
  auth: { can: "content.edit" },
  errors: ["unavailable", "changed_meanwhile"],
  types: {} as typeof schemas.saveAbout,
});

export const getShopDesk = endpoint({
  method: "GET",
  path: "/staff/shop",
  auth: { can: "content.read" },
  errors: ["unavailable"],
  types: {} as typeof schemas.getShopDesk,
});

export const saveShop = endpoint({
  method: "PUT",
  path: "/staff/shop",
  auth: { can: "content.edit" },
  freshProof: true,
  errors: ["unavailable", "changed_meanwhile"],
  types: {} as typeof schemas.saveShop,
});

export const listPolicies = endpoint({
  method: "GET",
  path: "/staff/policies",
  auth: { can: "content.read" },
  errors: [],
  types: {} as typeof schemas.listPolicies,
});

export const savePolicy = endpoint({
  method: "PUT",
  path: "/staff/policies/:name",
  auth: { can: "content.edit" },
  errors: ["changed_meanwhile"],
  types: {} as typeof schemas.savePolicy,
});

export const listVersions = endpoint({
  method: "GET",
  path: "/staff/content/versions",
  auth: { can: "content.read" },
  errors: [],
  types: {} as typeof schemas.listVersions,
});

export const countContent = endpoint({
  method: "GET",
  path: "/staff/content",
  auth: { can: "content.read" },
  errors: [],
  types: {} as typeof schemas.countContent,
});

export const sendPicture = endpoint({
  method: "PUT",
  path: "/staff/content/pictures",
  auth: { can: "content.edit" },
  file: { types: ["image/jpeg", "image/png", "image/webp"], maxBytes: 12 * 1024 * 1024 },
  perMinute: 60,
  errors: ["picture_unusable", "unavailable"],
  types: {} as typeof schemas.sendPicture,
});
