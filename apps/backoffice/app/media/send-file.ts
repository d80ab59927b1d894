import {
  UPLOAD_PART_BYTES,
  UPLOADS_PATH,
  type UploadPurpose,
} from "@suvarna/contract/media/uploads";
import { DetailedError, Upload } from "tus-js-client";
import { useSession } from "../platform/session.ts";

/** How long to wait before each retry of a failed part, in milliseconds. */
const RETRIES_MS = [0, 1000, 3000, 5000, 10_000];

/** An upload in progress. */
export interface Sending {
  /**
   * The promise of the upload's id, which resolves when the whole file has arrived. It rejects with
   * `SendingFailed`, or with `SendingStopped`.
   */
  readonly done: Promise<string>;
  /** Stops the upload, and deletes the parts of the file that have arrived. */
  stop(): void;
}

/** The error of an upload that has failed, with a message for the user. */
export class SendingFailed extends Error {
  /** Whether the same file may arrive when it is sent again. */
  readonly mayArriveLater: boolean;

  constructor(message: string, mayArriveLater: boolean) {
    super(message);
    this.mayArriveLater = mayArriveLater;
  }
}

/** The error of an upload that the user has stopped. */
export class SendingStopped extends Error {}

/**
 * Uploads a file in parts. A part that fails is sent again, and an upload that this browser began
 * earlier continues where it stopped.
 * @param onProgress receives the share of the file that has arrived, from 0 to 1
 */
export function sendFile(
  file: File,
  purpose: UploadPurpose,
  onProgress: (share: number) => void,
): Sending {
  const { token } = useSession.getState();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const upload = new Upload(file, {
    endpoint: `/api${UPLOADS_PATH}`,
    chunkSize: UPLOAD_PART_BYTES,
    retryDelays: RETRIES_MS,
    removeFingerprintOnSuccess: true,
    metadata: { filename: file.name, purpose },
    headers: { authorization: `Bearer ${token ?? ""}` },
    // The fingerprint of a file contains the purpose, so that uploads of one file for two purposes
    // are separate.
    fingerprint: async ({ name, size, lastModified }) =>
      ["suvarna", purpose, name, size, lastModified].join("-"),
    onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
    onSuccess: () => resolve(upload.url?.split("/").at(-1) ?? ""),
    onError: (error) => reject(failureOf(error)),
  });
  void upload.findPreviousUploads().then(([previous]) => {
    if (previous) upload.resumeFromPreviousUpload(previous);
    upload.start();
  });
  return {
    done: promise,
    stop() {
      // The server deletes unfinished uploads after a day, so a failure of the deletion is ignored.
      upload.abort(true).catch(() => undefined);
      reject(new SendingStopped("It was stopped."));
    },
  };
}

function failureOf(error: Error): SendingFailed {
  const status = error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined;
  switch (status) {
    case 413:
      return new SendingFailed("The file is too large.", false);
    case 429:
      return new SendingFailed(
        "Too many files are on their way. Wait until some have arrived.",
        true,
      );
    case 401:
    case 403:
      return new SendingFailed("You may not send files.", false);
    default:
      return new SendingFailed(
        "The connection broke off. Try again: it goes on where it stopped.",
        true,
      );
  }
}
