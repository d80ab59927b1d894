import { readdir, readFile, rm, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { MAX_UPLOAD_BYTES, UPLOAD_PURPOSES, UPLOADS_PATH } from "@suvarna/contract/media/uploads";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";
import { API_PREFIX } from "../platform/http/api.ts";
import { isId, newId } from "../platform/ids.ts";

/** How many unused uploads one person may have. */
const MOST_OPEN = 60;
const LONGEST_NAME = 200;

/** An upload that has arrived completely. */
export interface FinishedUpload {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
}

type Purpose = (typeof UPLOAD_PURPOSES)[number];

/**
 * The files that staff upload by the tus protocol. The files stay in one folder until they are
 * used.
 */
export interface Uploads {
  /** Answers a request of the tus protocol from a user. */
  answer(request: Request, userId: string): Promise<Response>;
  /** Returns a user's upload for a purpose; null unless the upload has arrived completely. */
  find(id: string, userId: string, purpose: Purpose): Promise<FinishedUpload | null>;
  /**
   * Takes an upload out of the store. Only one of those that take or delete an upload gets it, so
   * an upload that its sender has stopped can't be used.
   * @returns whether the upload was there
   */
  take(id: string): Promise<boolean>;
  /** Deletes the uploads that were last written before a time. @returns how many were deleted */
  removeBefore(time: Date): Promise<number>;
}

/** The data that the library of the tus protocol stores beside each file. */
interface StoredUpload {
  readonly size?: number;
  readonly metadata?: Readonly<Record<string, string | null>>;
}

/** Builds a refusal in the format of the tus library, which sends the status and the text. */
const refusal = (status_code: number, body: string) => ({ status_code, body });

/**
 * Creates the store of uploads.
 * @param folder the folder of the uploads, which all processes of the shop must share
 */
export function createUploads(folder: string): Uploads {
  const senders = new WeakMap<object, string>();

  async function readUpload(id: string): Promise<StoredUpload | null> {
    if (!isId(id)) return null;
    const text = await readFile(join(folder, `${id}.json`), "utf8").catch(() => null);
    return text === null ? null : (JSON.parse(text) as StoredUpload);
  }

  /** Lists the ids of all uploads, complete or not. */
  async function list(): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    return names.flatMap((name) => (name.endsWith(".json") ? [name.slice(0, -5)] : []));
  }

  async function refuseMany(userId: string): Promise<void> {
    const all = await Promise.all((await list()).map(readUpload));
    const own = all.filter((upload) => upload?.metadata?.owner === userId);
    if (own.length >= MOST_OPEN) throw refusal(429, "Too many uploads are not finished\n");
  }

  async function remove(id: string): Promise<void> {
    if (!isId(id)) return;
    await rm(join(folder, id), { force: true });
    await rm(join(folder, `${id}.json`), { force: true });
  }

  const tus = new Server({
    path: API_PREFIX + UPLOADS_PATH,
    relativeLocation: true,
    datastore: new FileStore({ directory: folder }),
    // Other sites may not send files. Without this option, the tus library would allow all sites.
    allowedOrigins: [],
    namingFunction: () => newId(),
    maxSize: Math.max(...Object.values(MAX_UPLOAD_BYTES)),
    async onIncomingRequest(request, id) {
      const { method } = request;
      if (method === "POST") return;
      const upload = await readUpload(id);
      if (!upload || upload.metadata?.owner !== senders.get(request))
        throw refusal(404, "Not found\n");
    },
    async onUploadCreate(request, upload) {
      const owner = senders.get(request) ?? "";
      const purpose = UPLOAD_PURPOSES.find((known) => known === upload.metadata?.purpose);
      if (!purpose) throw refusal(400, "Unknown purpose\n");
      if (upload.size === undefined) throw refusal(400, "Unknown length\n");
      if (upload.size > MAX_UPLOAD_BYTES[purpose]) throw refusal(413, "Too large\n");
      await refuseMany(owner);
      const filename = (upload.metadata?.filename ?? "").slice(0, LONGEST_NAME);
      return { metadata: { owner, purpose, filename } };
    },
  });

  return {
    answer(request, userId) {
      senders.set(request, userId);
      return tus.handleWeb(request);
    },
    async find(id, userId, purpose) {
      const upload = await readUpload(id);
      if (upload?.metadata?.owner !== userId || upload.metadata.purpose !== purpose) return null;
      const path = join(folder, id);
      const bytes = (await stat(path).catch(() => null))?.size;
      if (bytes === undefined || bytes !== upload.size) return null;
      return { id, path, name: upload.metadata.filename ?? "", bytes };
    },
    async take(id) {
      if (!isId(id)) return false;
      try {
        // The tus library deletes the file first as well, so this step decides who gets the upload.
        await unlink(join(folder, id));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
        throw error;
      }
      await remove(id);
      return true;
    },
    async removeBefore(time) {
      let removed = 0;
      for (const id of await list()) {
        const file = await stat(join(folder, id)).catch(() => null);
        if (file && file.mtime >= time) continue;
        await remove(id);
        removed++;
      }
      return removed;
    },
  };
}
