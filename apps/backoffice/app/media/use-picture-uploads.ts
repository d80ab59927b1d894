import type { StaffPictures } from "@suvarna/contract/catalogue/picture-schemas";
import { addPicture } from "@suvarna/contract/catalogue/pictures";
import { api } from "../platform/api.ts";
import { endUpload, retryUpload, uploadFile, useUploads } from "./uploads.ts";

/**
 * Uploads pictures of a product. The pictures are uploaded one after another, so that they keep
 * their order. The uploads go on when the user opens another page.
 * @param onAdded receives the product's pictures after each upload, also when the page was left
 */
export function usePictureUploads(productId: string, onAdded: (pictures: StaffPictures) => void) {
  const subject = `product/${productId}`;
  const uploads = useUploads().filter((upload) => upload.subject === subject);

  async function finish(uploadId: string): Promise<void> {
    onAdded(await api.call(addPicture, { params: { id: productId }, body: { uploadId } }));
  }
  return {
    uploads,
    add(files: readonly File[]): void {
      for (const file of files) void uploadFile(file, { subject, purpose: "picture", finish });
    },
    /** Stops the upload of a picture, or removes a failed upload from the list. */
    stop: endUpload,
    /** Tries a failed upload again. */
    retry: retryUpload,
  };
}
