import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-article-schemas.ts";

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
