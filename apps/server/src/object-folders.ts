import { AVATARS_FOLDER, knownAvatars } from "./accounts/index.ts";
import { CONTENT_PICTURES_FOLDER, knownContentPictures } from "./content/index.ts";
import { findPictures, type ObjectFolder, PICTURES_FOLDER } from "./media/index.ts";
import type { ObjectStore } from "./platform/objects/object-store.ts";
import { knownReviewPictures, REVIEW_PICTURES_FOLDER } from "./reviews/index.ts";
import { knownScreenshots, TICKET_PICTURES_FOLDER } from "./support/index.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * All folders of the object store whose objects must last. They are part of a backup. Files that
 * the shop can generate again are in other folders.
 */
export const OBJECT_FOLDERS: readonly ObjectFolder[] = [
  { folder: PICTURES_FOLDER, ending: "jpg", keptMs: DAY_MS, known: findPictures },
  { folder: AVATARS_FOLDER, ending: "webp", keptMs: HOUR_MS, known: knownAvatars },
  { folder: TICKET_PICTURES_FOLDER, ending: "webp", keptMs: HOUR_MS, known: knownScreenshots },
  { folder: REVIEW_PICTURES_FOLDER, ending: "webp", keptMs: HOUR_MS, known: knownReviewPictures },
  { folder: CONTENT_PICTURES_FOLDER, ending: "jpg", keptMs: HOUR_MS, known: knownContentPictures },
];

/** Returns an object store with the names of its folders that are part of a backup. */
export function lastingObjectsOf(store: ObjectStore) {
  return { store, folders: OBJECT_FOLDERS.map(({ folder }) => folder) };
}
