import { join } from "node:path";
import { encodePicture } from "./encode.ts";
import type { MadeFiles } from "./made-files.ts";
import { parsePictureFile } from "./picture-file.ts";
import { fileAt, type StoredFile } from "./stored-file.ts";
import { writeWhole } from "./write-whole.ts";

/**
 * The folders of pictures and models, and the disk cache for sizes that were not generated ahead.
 */
export interface PictureStoreConfig {
  /** The folders of the sources, `<id>.jpg` and `<name>.glb`, searched in this order. */
  readonly sourceDirs: readonly string[];
  /** The folder of sizes that were generated ahead of time; it is only read. */
  readonly madeDir: string;
  readonly madeFiles: MadeFiles;
  readonly elsewhere?: PicturesElsewhere;
}

/** Pictures whose sources are not files, such as those that staff have sent for content. */
export interface PicturesElsewhere {
  /** The folder of their copies; it may be deleted at any time. */
  readonly copiesDir: string;
  /** The source with this id as a JPEG; null when there is none. */
  read(id: string): Promise<Buffer | null>;
}

/** The copy of a picture that is kept elsewhere, made now if necessary; null when there is none. */
async function copyOf(
  { copiesDir, read }: PicturesElsewhere,
  id: string,
): Promise<StoredFile | null> {
  const path = join(copiesDir, `${id}.jpg`);
  const ready = await fileAt(path);
  if (ready) return ready;
  const jpeg = await read(id);
  if (!jpeg) return null;
  await writeWhole(path, jpeg);
  return fileAt(path);
}

/** Finds a file in the source folders, in their order; null when none of them contains it. */
export async function findSource(
  { sourceDirs }: Pick<PictureStoreConfig, "sourceDirs">,
  file: string,
): Promise<StoredFile | null> {
  for (const dir of sourceDirs) {
    const found = await fileAt(join(dir, file));
    if (found) return found;
  }
  return null;
}

export interface PictureStore {
  /**
   * The picture with this file name, generated now if necessary; null when there is no such
   * picture.
   */
  find(file: string): Promise<StoredFile | null>;
}

export function createPictureStore(config: PictureStoreConfig): PictureStore {
  return {
    async find(file) {
      const wanted = parsePictureFile(file);
      if (!wanted) return null;
      const { elsewhere } = config;
      const source =
        (await findSource(config, `${wanted.id}.jpg`)) ??
        (elsewhere ? await copyOf(elsewhere, wanted.id) : null);
      const { size } = wanted;
      if (!source || !size) return source;
      const ready = await fileAt(join(config.madeDir, file));
      if (ready) return ready;
      // A size that was cached before its source was replaced is generated again.
      return config.madeFiles.fetch(file, source.modifiedMs, () =>
        encodePicture(source.path, size.width, size.format),
      );
    },
  };
}
