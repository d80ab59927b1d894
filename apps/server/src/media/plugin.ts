import type { Ground, Plugin } from "../platform/plugin.ts";
import type { Media } from "./media.ts";
import { registerMedia } from "./routes.ts";

export { hostedBucket } from "./adapters/hosted-bucket.ts";
export { openMedia } from "./media.ts";

export const media: Plugin<Ground & { readonly media: Media }> = {
  name: "media",
  register: ({ api, media }) => registerMedia(api.fastify, media),
};
