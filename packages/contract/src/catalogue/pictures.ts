import { endpoint } from "../endpoint.ts";
import type * as schemas from "./picture-schemas.ts";

export const listPictures = endpoint({
  method: "GET",
  path: "/staff/products/:id/pictures",
  auth: { can: "products.edit" },
  errors: ["product_not_found"],
  types: {} as typeof schemas.listPictures,
});

export const addPicture = endpoint({
  method: "POST",
  path: "/staff/products/:id/pictures",
  auth: { can: "products.edit" },
  errors: [
    "product_not_found",
    "upload_not_found",
    "picture_unusable",
    "pictures_full",
    "unavailable",
  ],
  types: {} as typeof schemas.addPicture,
});

export const arrangePictures = endpoint({
  method: "PUT",
  path: "/staff/products/:id/pictures",
  auth: { can: "products.edit" },
  errors: ["product_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.arrangePictures,
});

export const removePicture = endpoint({
  method: "DELETE",
  path: "/staff/products/:id/pictures/:pictureId",
  auth: { can: "products.edit" },
  errors: ["product_not_found", "picture_not_found", "changed_meanwhile"],
  types: {} as typeof schemas.removePicture,
});
