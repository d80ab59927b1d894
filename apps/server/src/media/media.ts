import { join } from "node:path";
import type { ObjectStore } from "../platform/objects/object-store.ts";
import { createSemaphore, type Semaphore } from "../platform/semaphore.ts";
import { edgeColourOf } from "./edge-colour.ts";
import { createGeneratedFiles, type GeneratedFiles } from "./generated-files.ts";
import { makeSource, type PictureSource } from "./make-source.ts";
import { pictureFileOf } from "./picture-address.ts";
import { createPictureStore, type PictureStore, type SourcesElsewhere } from "./picture-store.ts";
import {
  type EncodedPicture,
  makeBanner,
  makePortrait,
  makeScreenshot,
  type SentBanner,
  type SentPicture,
} from "./sent-picture.ts";
import { sharedFilesIn } from "./shared-files.ts";

export interface MediaConfig {
  /** The folders of the sources, `<id>.jpg` and `<name>.glb`, searched in this order. */
  readonly sourceDirs: readonly string[];
  /** The folder of sizes that were generated ahead of time. The shop only reads this folder. */
  readonly madeDir: string;
  /** The folder of files that are generated on demand; it may be deleted at any time. */
  readonly cacheDir: string;
  /** How many bytes on disk each kind of generated files may take. */
  readonly cacheBytes: number;
  /**
   * The sources that are not files of this machine, such as those in a bucket; by default there are
   * none.
   */
  readonly elsewhere?: SourcesElsewhere;
  /** The object store. If it is a bucket, all processes share the generated files in it. */
  readonly objects?: ObjectStore;
  /** How many pictures may wait to be encoded; 100 by default. */
  readonly mostWaiting?: number;
}

/** The shop's pictures and models, and the disk caches of what is generated from them. */
export interface Media {
  readonly pictures: PictureStore;
  /**
   * Returns the colour of the border of the picture with this address, as `#rrggbb`; empty if there
   * is no such picture, or if it can't be read.
   */
  edgeOf(address: string): Promise<string>;
  /**
   * Opens a disk cache for another kind of generated files. All kinds share one semaphore, but each
   * kind has its own file names.
   */
  madeFiles(kind: string): GeneratedFiles;
  /**
   * Runs `makePortrait` within the limit of simultaneous encodings.
   * @throws Refusal picture_unusable; unavailable when too many pictures wait
   */
  portrait(sent: SentPicture): Promise<Buffer>;
  /**
   * Runs `makeScreenshot` within the limit of simultaneous encodings.
   * @throws Refusal picture_unusable; unavailable when too many pictures wait
   */
  screenshot(sent: SentPicture): Promise<EncodedPicture>;
  /**
   * Runs `makeBanner` within the limit of simultaneous encodings.
   * @throws Refusal picture_unusable; unavailable when too many pictures wait
   */
  banner(sent: SentPicture): Promise<SentBanner>;
  /**
   * Runs `makeSource` within the limit of simultaneous encodings.
   * @throws Refusal picture_unusable; unavailable when too many pictures wait
   */
  source(path: string): Promise<PictureSource>;
}

/**
 * How many pictures are encoded at the same time. Encoding needs much CPU time, and more encodings
 * at a time would slow down the pages.
 */
const ENCODINGS_AT_ONCE = 2;
/**
 * How many pictures may wait to be encoded. The last of them waits for about half a minute. Further
 * pictures are refused with status 503, so that many large pictures can't fill the memory.
 */
const MOST_WAITING = 100;
/** How many sources are copied from a bucket at the same time. */
const COPIES_AT_ONCE = 8;

export function openMedia(config: MediaConfig): Media {
  const {
    sourceDirs,
    madeDir,
    cacheDir,
    cacheBytes,
    elsewhere,
    objects,
    mostWaiting = MOST_WAITING,
  } = config;
  const semaphore = createSemaphore(ENCODINGS_AT_ONCE, mostWaiting);
  const copying = createSemaphore(COPIES_AT_ONCE, mostWaiting);
  const shared = objects ? sharedFilesIn(objects) : null;
  const folder = (kind: string) => ({ dir: join(cacheDir, kind), maxBytes: cacheBytes });
  const pictures = createPictureStore({
    sourceDirs,
    madeDir,
    madeFiles: createGeneratedFiles({ ...folder("pictures"), shared }),
    madeElsewhere: createGeneratedFiles({ ...folder("sent"), shared }),
    copies: createGeneratedFiles(folder("sources")),
    semaphore,
    ...(elsewhere
      ? { elsewhere: { read: (file) => copying.run(() => elsewhere.read(file)) } }
      : {}),
  });
  return {
    pictures,
    edgeOf: (address) => edgeOfPicture(pictures, address, semaphore),
    madeFiles(kind) {
      const files = createGeneratedFiles({ ...folder(kind), shared });
      return {
        fetch: (name, how) =>
          files.fetch(name, { ...how, make: () => semaphore.run(() => how.make()) }),
      };
    },
    portrait: (sent) => semaphore.run(() => makePortrait(sent)),
    screenshot: (sent) => semaphore.run(() => makeScreenshot(sent)),
    banner: (sent) => semaphore.run(() => makeBanner(sent)),
    source: (path) => semaphore.run(() => makeSource(path)),
  };
}

async function edgeOfPicture(
  pictures: PictureStore,
  address: string,
  semaphore: Semaphore,
): Promise<string> {
  const file = pictureFileOf(address);
  const source = file && (await pictures.find(file));
  return source ? semaphore.run(() => edgeColourOf(source.path)).catch(() => "") : "";
}
