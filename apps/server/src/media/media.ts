import { join } from "node:path";
import { createTurnstile } from "../platform/turnstile.ts";
import { createMadeFiles, type MadeFiles } from "./made-files.ts";
import { createPictureStore, type PictureStore } from "./picture-store.ts";
import {
  type MadePicture,
  makePortrait,
  makeScreenshot,
  type SentPicture,
} from "./sent-picture.ts";

export interface MediaConfig {
  /** The folders of the sources, `<id>.jpg` and `<name>.glb`, searched in this order. */
  readonly sourceDirs: readonly string[];
  /** The folder of sizes that were generated ahead of time; it is only read. */
  readonly madeDir: string;
  /** The folder of files that are generated on demand; it may be deleted at any time. */
  readonly cacheDir: string;
  /** How many bytes on disk each kind of generated files may take. */
  readonly cacheBytes: number;
}

/** The shop's pictures and models, and the disk caches of what is generated from them. */
export interface Media {
  readonly sourceDirs: readonly string[];
  readonly pictures: PictureStore;
  /** Opens a disk cache for another kind of generated files. All kinds share one semaphore. */
  madeFiles(kind: string): MadeFiles;
  /** Runs `makePortrait` within the limit of simultaneous encodings. */
  portrait(sent: SentPicture): Promise<Buffer>;
  /** Runs `makeScreenshot` within the limit of simultaneous encodings. */
  screenshot(sent: SentPicture): Promise<MadePicture>;
}

/**
 * How many pictures are encoded at the same time. Encoding needs much CPU time, and more would slow
 * down the pages.
 */
const ENCODINGS_AT_ONCE = 2;

export function openMedia({ sourceDirs, madeDir, cacheDir, cacheBytes }: MediaConfig): Media {
  const semaphore = createTurnstile(ENCODINGS_AT_ONCE);
  const madeFiles = (kind: string) =>
    createMadeFiles({ dir: join(cacheDir, kind), maxBytes: cacheBytes, semaphore });
  const pictures = createPictureStore({ sourceDirs, madeDir, madeFiles: madeFiles("pictures") });
  return {
    sourceDirs,
    pictures,
    madeFiles,
    portrait: (sent) => semaphore.pass(() => makePortrait(sent)),
    screenshot: (sent) => semaphore.pass(() => makeScreenshot(sent)),
  };
}
