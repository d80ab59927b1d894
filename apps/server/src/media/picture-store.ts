import { join } from "node:path";
import type { Semaphore } from "../platform/semaphore.ts";
import { encodePicture } from "./encode.ts";
import type { GeneratedFiles } from "./generated-files.ts";
import { parsePictureFile } from "./picture-file.ts";
import { createSourceHasher } from "./source-mark.ts";
import { fileAt, type StoredFile } from "./stored-file.ts";

/**
 * The folders of pictures and models, the disk cache of sizes that were not generated ahead of
 * time, and the disk caches of sources that are stored in a bucket.
 */
export interface PictureStoreConfig {
  /** The folders of the sources, `<id>.jpg` and `<name>.glb`, searched in this order. */
  readonly sourceDirs: readonly string[];
  /** The folder of sizes that were generated ahead of time. The shop only reads this folder. */
  readonly madeDir: string;
  readonly madeFiles: GeneratedFiles;
  /** The disk cache of the sizes of sources that are not files of this machine. */
  readonly madeElsewhere: GeneratedFiles;
  /** The disk cache of copies of the sources that are not files of this machine. */
  readonly copies: GeneratedFiles;
  readonly elsewhere?: SourcesElsewhere;
  /** The semaphore that limits how many pictures are encoded at the same time. */
  readonly semaphore: Semaphore;
}

/**
 * Sources that are not files of this machine, such as those in a bucket. The content of a name
 * never changes.
 */
export interface SourcesElsewhere {
  /** Reads the source with this file name, `<id>.jpg` or `<name>.glb`; null when there is none. */
  read(file: string): Promise<Buffer | null>;
}

export interface PictureStore {
  /**
   * Returns the picture with this file name, and generates it if necessary; null when there is no
   * such picture.
   */
  find(file: string): Promise<StoredFile | null>;
  /**
   * Returns the source with this file name, `<id>.jpg` or `<name>.glb`; null when there is none.
   */
  findSource(file: string): Promise<StoredFile | null>;
}

export function createPictureStore(config: PictureStoreConfig): PictureStore {
  const { sourceDirs, madeDir, madeFiles, madeElsewhere, copies, elsewhere, semaphore } = config;
  const markOf = createSourceHasher();

  /** Finds a source in the source folders, in their order; null when none of them contains it. */
  async function findHere(file: string): Promise<StoredFile | null> {
    for (const dir of sourceDirs) {
      const source = await fileAt(join(dir, file));
      if (source) return source;
    }
    return null;
  }

  /**
   * Returns the copy of a source that is not a file of this machine, and makes the copy if
   * necessary; null when there is no such source.
   */
  async function copyOf(file: string): Promise<StoredFile | null> {
    if (!elsewhere) return null;
    return copies.fetch(file, { sourceMs: 0, make: () => elsewhere.read(file) });
  }

  return {
    async find(file) {
      const parsed = parsePictureFile(file);
      if (!parsed) return null;
      const { id, size } = parsed;
      const sourceFile = `${id}.jpg`;
      const here = await findHere(sourceFile);
      if (!size) return here ?? copyOf(sourceFile);
      const encode = ({ path }: StoredFile) =>
        semaphore.run(() => encodePicture(path, size.width, size.format));
      if (here) {
        // A size that was cached before its source was replaced is generated again.
        const request = {
          sourceMs: here.modifiedMs,
          shared: async () => `${await markOf(here)}/${file}`,
          make: () => encode(here),
        };
        return (await fileAt(join(madeDir, file))) ?? madeFiles.fetch(file, request);
      }
      return madeElsewhere.fetch(file, {
        sourceMs: 0,
        shared: async () => `sent/${file}`,
        make: async () => {
          const source = await copyOf(sourceFile);
          return source && encode(source);
        },
      });
    },
    findSource: async (file) => (await findHere(file)) ?? copyOf(file),
  };
}
