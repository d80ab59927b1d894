import { endpoint } from "../endpoint.ts";
import type * as schemas from "./staff-schemas.ts";

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
