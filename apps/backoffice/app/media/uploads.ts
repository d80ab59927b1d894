import type { UploadPurpose } from "@suvarna/contract/media/uploads";
import { create } from "zustand";
import { beginLongWork } from "../parts/long-work.ts";
import { hasCode, hasShopFailed, sentenceOf } from "../platform/api.ts";
import { type Sending, SendingFailed, SendingStopped, sendFile } from "./send-file.ts";

/** A file that is being uploaded, or whose upload has failed. */
export interface Upload {
  readonly key: string;
  /** The thing that the file belongs to, such as `product/` with the id of a product. */
  readonly subject: string;
  readonly name: string;
  readonly bytes: number;
  /** The share of the file that has arrived, from 0 to 1. */
  readonly share: number;
  /** Whether the file has arrived and the server is working on it. */
  readonly making: boolean;
  /** Whether the user has stopped the last step, and the server has not answered yet. */
  readonly stopping: boolean;
  /** The reason why the upload has failed; null while it has not failed. */
  readonly problem: string | null;
  /** Whether the upload has failed but may succeed when the user tries again. */
  readonly canRetry: boolean;
}

/** The state of an upload that begins. */
const BEGUN = { share: 0, making: false, stopping: false, problem: null, canRetry: false };

/**
 * The uploads of all pages. They are kept outside the pages, so that an upload goes on when the
 * user opens another page.
 */
export const useUploads = create<readonly Upload[]>(() => []);

/** For each upload that has begun, the function that ends it. */
const ends = new Map<string, () => void>();
/** For each failed upload that may succeed later, the function that tries again. */
const retries = new Map<string, () => void>();
/** For each subject, the end of its last upload, because its files are uploaded in their order. */
const lines = new Map<string, Promise<unknown>>();

const GONE =
  "The shop has taken this file already, or has lost it. Look whether it is there; if not, choose it again.";

/**
 * Uploads a file after the earlier files of its subject. The list of long work shows its progress
 * and its failure on every page, where the user tries again or removes it.
 * @param finish the call with which the server takes the file that has arrived
 * @returns the result of `finish`; null when the upload was stopped, or was removed after a failure
 */
export function uploadFile<Result>(
  file: File,
  about: {
    readonly subject: string;
    readonly purpose: UploadPurpose;
    finish(uploadId: string): Promise<Result>;
  },
  send: typeof sendFile = sendFile,
): Promise<Result | null> {
  const { subject, purpose, finish } = about;
  const key = crypto.randomUUID();
  const { name, size: bytes } = file;
  useUploads.setState((all) => [...all, { key, subject, name, bytes, ...BEGUN }], true);
  const { promise, resolve } = Promise.withResolvers<Result | null>();
  /** The id of the whole file after it has arrived, so that a retry does not send it again. */
  let arrivedId: string | null = null;

  let work: ReturnType<typeof beginLongWork> | undefined;

  function close(result: Result | null): void {
    work?.end();
    ends.delete(key);
    retries.delete(key);
    remove(key);
    resolve(result);
  }
  async function run(): Promise<void> {
    // The user has stopped the upload while it waited for earlier files.
    if (!useUploads.getState().some((each) => each.key === key)) return close(null);
    work ??= beginLongWork(`Sending ${name}`, () => endUpload(key));
    const isRetryOfFinish = arrivedId !== null;
    let isStopping = false;
    try {
      const sending = arrivedId === null ? begin(work) : null;
      const uploadId = (await sending?.done) ?? arrivedId ?? "";
      arrivedId = uploadId;
      change(key, { share: 1, making: true });
      work.showProgress("arrived");
      ends.set(key, () => {
        // The server refuses the file now, unless it has taken the file already. The upload stays in
        // the lists until the answer says which of the two happened.
        isStopping = true;
        change(key, { stopping: true });
        work?.showStopping();
        sending?.stop();
      });
      close(await finish(uploadId));
    } catch (error) {
      if (error instanceof SendingStopped) return;
      const isGone = hasCode(error, "upload_not_found");
      if (isStopping && isGone) return close(null);
      fail(isGone && isRetryOfFinish ? GONE : sentenceOf(error), mayWorkLater(error));
    }
  }
  function begin({ showProgress }: ReturnType<typeof beginLongWork>): Sending {
    const sending = send(file, purpose, (share) => {
      change(key, { share });
      showProgress(`${Math.round(share * 100)}%`);
    });
    ends.set(key, () => {
      sending.stop();
      close(null);
    });
    return sending;
  }
  function fail(problem: string, canRetry: boolean): void {
    change(key, { problem, canRetry, making: false, stopping: false });
    const remove = () => endUpload(key);
    work?.fail(problem, { remove, retry: canRetry ? () => retryUpload(key) : null });
    // The parts that have arrived stay, so that the upload can go on when the file is sent again.
    ends.set(key, () => close(null));
    if (!canRetry) return;
    retries.set(key, () => {
      retries.delete(key);
      change(key, BEGUN);
      work?.restart();
      line();
    });
  }
  /** Lets the upload run after the earlier uploads of its subject. */
  function line(): void {
    lines.set(subject, (lines.get(subject) ?? Promise.resolve()).then(run));
  }
  line();
  return promise;
}

/** Whether an upload that has failed may succeed when the user tries again. */
function mayWorkLater(error: unknown): boolean {
  if (error instanceof SendingFailed) return error.mayArriveLater;
  return hasShopFailed(error) || hasCode(error, "rate_limited");
}

/** Tries a failed upload again. A file that has arrived already is not sent again. */
export function retryUpload(key: string): void {
  retries.get(key)?.();
}

/** Stops an upload, or removes a failed upload from the lists. */
export function endUpload(key: string): void {
  const end = ends.get(key);
  // An upload that waits for earlier files has not begun.
  if (end) end();
  else remove(key);
}

function change(key: string, to: Partial<Upload>): void {
  useUploads.setState(
    (all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)),
    true,
  );
}

function remove(key: string): void {
  useUploads.setState((all) => all.filter((upload) => upload.key !== key), true);
}
