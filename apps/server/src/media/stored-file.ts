import { stat } from "node:fs/promises";

export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly modifiedMs: number;
}

/** Returns the file at a path; null when there is none. */
export async function fileAt(path: string): Promise<StoredFile | null> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return stats?.isFile() ? { path, bytes: stats.size, modifiedMs: stats.mtimeMs } : null;
}
