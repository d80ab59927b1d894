/**
 * The address of resumable uploads by the tus protocol (https://tus.io), below `/api`. It is for
 * staff with the permission `products.edit`: POST opens an upload, PATCH sends a part, HEAD returns
 * the progress, DELETE cancels the upload. The metadata has `filename` and `purpose`.
 */
export const UPLOADS_PATH = "/staff/uploads";

/** The purposes of an upload. */
export const UPLOAD_PURPOSES = ["picture", "import"] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** The maximum size of an uploaded file for each purpose, in bytes. */
export const MAX_UPLOAD_BYTES: Readonly<Record<UploadPurpose, number>> = {
  picture: 30 * 1024 * 1024,
  import: 20 * 1024 * 1024,
};

/** The size of the parts in which a browser sends a file; each must arrive within 30 seconds. */
export const UPLOAD_PART_BYTES = 1024 * 1024;

/** The minimum length of the shorter side of a product's picture, in pixels. */
export const MIN_PICTURE_SIDE = 600;

/** The maximum number of pictures of a product. */
export const MAX_PICTURES = 20;
