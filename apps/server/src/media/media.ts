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
  /** Folders of sources, `<id>.jpg` and `<name>.glb`, searched in this order. */
  readonly sourceDirs: readonly string[];
  /** Folder of the sizes made ahead of time; only read. */
  readonly madeDir: string;
  /** Folder of what is made on first demand; it may be deleted at any time. */
  readonly cacheDir: string;
  /** How many bytes each kind of what is made on demand may take on disk. */
  readonly cacheBytes: number;
}

/** The shop's pictures and models, and a place for what is made of them. */
export interface Media {
  readonly sourceDirs: readonly string[];
  readonly pictures: PictureStore;
  /** A folder of its own for another kind of files made on demand; all kinds share the turnstile. */
  madeFiles(kind: string): MadeFiles;
  /** See `makePortrait`; waits its turn with the others. */
  portrait(sent: SentPicture): Promise<Buffer>;
  /** See `makeScreenshot`; waits its turn with the others. */
  screenshot(sent: SentPicture): Promise<MadePicture>;
}

/** Encoding is heavy: more at once would starve the pages. */
const MAKINGS_AT_ONCE = 2;

export function openMedia({ sourceDirs, madeDir, cacheDir, cacheBytes }: MediaConfig): Media {
  const turnstile = createTurnstile(MAKINGS_AT_ONCE);
  const madeFiles = (kind: string) =>
    createMadeFiles({ dir: join(cacheDir, kind), maxBytes: cacheBytes, turnstile });
  const pictures = createPictureStore({ sourceDirs, madeDir, madeFiles: madeFiles("pictures") });
  return {
    sourceDirs,
    pictures,
    madeFiles,
    portrait: (sent) => turnstile.pass(() => makePortrait(sent)),
    screenshot: (sent) => turnstile.pass(() => makeScreenshot(sent)),
  };
}
