import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import type { Media } from "./media.ts";
import { registerMedia } from "./routes.ts";
import { registerUploads } from "./upload-routes.ts";
import type { Uploads } from "./uploads.ts";

export { hostedBucket } from "./adapters/hosted-bucket.ts";
export { openMedia } from "./media.ts";
export { createStoredPictures } from "./stored-pictures.ts";
export { sweepUploads } from "./sweep-uploads.ts";
export { createUploads } from "./uploads.ts";

export const media: Plugin<
  CapabilityServices & { readonly media: Media; readonly uploads: Uploads }
> = {
  name: "media",
  register({ api, media, uploads }) {
    registerMedia(api.fastify, media);
    registerUploads(api, uploads);
  },
};
