import { join } from "node:path";
import { encodePicture } from "./encode.ts";
import type { MadeFiles } from "./made-files.ts";
import { parsePictureFile } from "./picture-file.ts";
import { fileAt, type StoredFile } from "./stored-file.ts";

/** Where pictures and models lie, and where sizes that were not made ahead are kept. */
export interface PictureStoreConfig {
  /** Folders of sources, `<id>.jpg` and `<name>.glb`, searched in this order. */
  readonly sourceDirs: readonly string[];
  /** Folder of the sizes made ahead of time; only read. */
  readonly madeDir: string;
  readonly madeFiles: MadeFiles;
}

/** The first of the source folders that holds this file. */
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
  /** The picture of this name, made now when it is not there yet; null when there is none such. */
  find(file: string): Promise<StoredFile | null>;
}

export function createPictureStore(config: PictureStoreConfig): PictureStore {
  return {
    async find(file) {
      const wanted = parsePictureFile(file);
      if (!wanted) return null;
      const source = await findSource(config, `${wanted.id}.jpg`);
      const { size } = wanted;
      if (!source || !size) return source;
      const made = await fileAt(join(config.madeDir, file));
      if (made) return made;
      // A source that was replaced since makes its kept sizes stale.
      return config.madeFiles.fetch(file, source.modifiedMs, () =>
        encodePicture(source.path, size.width, size.format),
      );
    },
  };
}
