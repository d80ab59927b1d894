import type { StaffPictures } from "@suvarna/contract/catalogue/picture-schemas";
import { addPicture } from "@suvarna/contract/catalogue/pictures";
import { useCallback, useRef, useState } from "react";
import { api, sentenceOf } from "../platform/api.ts";
import { type Sending, SendingStopped, sendFile } from "./send-file.ts";

/** A picture that is being uploaded, or whose upload has failed. */
export interface PictureUpload {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly share: number;
  /** Whether the file has arrived and the server is making its variants. */
  readonly making: boolean;
  /** The reason why the upload has failed; null while it has not failed. */
  readonly problem: string | null;
}

/**
 * Uploads pictures of a product. The pictures are uploaded one after another, so that they keep
 * their order.
 * @param onAdded receives the product's pictures after each upload
 */
export function usePictureUploads(productId: string, onAdded: (pictures: StaffPictures) => void) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const sendings = useRef(new Map<string, Sending>());
  const line = useRef<Promise<void>>(Promise.resolve());
  const stopped = useRef(new Set<string>());

  const change = useCallback((key: string, to: Partial<PictureUpload> | null) => {
    setUploads((all) =>
      all.flatMap((upload) =>
        upload.key !== key ? [upload] : to === null ? [] : [{ ...upload, ...to }],
      ),
    );
  }, []);

  async function send(key: string, file: File): Promise<void> {
    if (stopped.current.has(key)) return;
    try {
      const sending = sendFile(file, "picture", (share) => change(key, { share }));
      sendings.current.set(key, sending);
      const uploadId = await sending.done;
      change(key, { share: 1, making: true });
      onAdded(await api.call(addPicture, { params: { id: productId }, body: { uploadId } }));
      change(key, null);
    } catch (error) {
      if (error instanceof SendingStopped) return;
      const problem = sentenceOf(error);
      change(key, { problem, making: false });
    } finally {
      sendings.current.delete(key);
    }
  }

  return {
    uploads,
    add(files: readonly File[]): void {
      const added = files.map((file) => ({ file, key: crypto.randomUUID() }));
      setUploads((all) => [
        ...all,
        ...added.map(({ file: { name, size }, key }) => ({
          key,
          name,
          bytes: size,
          share: 0,
          making: false,
          problem: null,
        })),
      ]);
      for (const { file, key } of added) line.current = line.current.then(() => send(key, file));
    },
    /** Stops the upload of a picture, or removes a failed upload from the list. */
    stop(key: string): void {
      stopped.current.add(key);
      sendings.current.get(key)?.stop();
      change(key, null);
    },
  };
}
