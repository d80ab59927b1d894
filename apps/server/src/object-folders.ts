import { AVATARS_FOLDER, existingAvatars } from "./accounts/index.ts";
import { CONTENT_PICTURES_FOLDER, existingContentPictures } from "./content/index.ts";
import { findPictures, type ObjectFolder, PICTURES_FOLDER } from "./media/index.ts";
import type { ObjectStore } from "./platform/objects/object-store.ts";
import { existingReviewPictures, REVIEW_PICTURES_FOLDER } from "./reviews/index.ts";
import { existingScreenshots, TICKET_PICTURES_FOLDER } from "./support/index.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * All folders of the object store whose objects must last. They are part of a backup. Files that
 * the shop can generate again are in other folders.
 */
export const OBJECT_FOLDERS: readonly ObjectFolder[] = [
  { folder: PICTURES_FOLDER, ending: "jpg", retentionMs: DAY_MS, known: findPictures },
  { folder: AVATARS_FOLDER, ending: "webp", retentionMs: HOUR_MS, known: existingAvatars },
  {
    folder: TICKET_PICTURES_FOLDER,
    ending: "webp",
    retentionMs: HOUR_MS,
    known: existingScreenshots,
  },
  {
    folder: REVIEW_PICTURES_FOLDER,
    ending: "webp",
    retentionMs: HOUR_MS,
    known: existingReviewPictures,
  },
  {
    folder: CONTENT_PICTURES_FOLDER,
    ending: "jpg",
    retentionMs: HOUR_MS,
    known: existingContentPictures,
  },
];

/** Returns an object store with the names of its folders that are part of a backup. */
export function lastingObjectsOf(store: ObjectStore) {
  return { store, folders: OBJECT_FOLDERS.map(({ folder }) => folder) };
}
