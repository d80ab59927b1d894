export { hostedBucket } from "./adapters/hosted-bucket.ts";
export { encodePicture } from "./encode.ts";
export { type Media, openMedia } from "./media.ts";
export { modelAddress, pictureAddress, pictureFileOf } from "./picture-address.ts";
export { registerMedia } from "./routes.ts";
export { sendFile } from "./send-file.ts";
export type { StoredFile } from "./stored-file.ts";
