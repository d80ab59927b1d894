import type { Config } from "../config.ts";
import { type OnBucketFailure, openBucket } from "./bucket-store.ts";
import { openFolder } from "./folder-store.ts";
import type { ObjectStore } from "./object-store.ts";

/** Opens the shop's object store: the bucket of the settings, or the folder `DATA_DIR`. */
export async function openObjects(
  { bucket, dataDir }: Pick<Config, "bucket" | "dataDir">,
  onFailure: OnBucketFailure,
): Promise<ObjectStore> {
  return bucket ? openBucket(bucket, onFailure) : openFolder(dataDir);
}
