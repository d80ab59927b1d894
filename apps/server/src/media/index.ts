export { edgeColourOf } from "./edge-colour.ts";
export { encodePicture } from "./encode.ts";
export type { Media } from "./media.ts";
export { modelAddress, pictureAddress, pictureFileOf } from "./picture-address.ts";
export { sendFile } from "./send-file.ts";
export type { StoredFile } from "./stored-file.ts";
export {
  addPictureRow,
  findPictures,
  PICTURES_FOLDER,
  type StoredPictures,
} from "./stored-pictures.ts";
export type { ObjectFolder } from "./sweep-objects.ts";
export type { Uploads } from "./uploads.ts";
