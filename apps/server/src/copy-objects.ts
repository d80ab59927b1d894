/**
 * `npm run copy-objects` copies the shop's objects, such as uploaded pictures, from DATA_DIR into
 * the bucket of the settings; `-- --back` copies them from the bucket into DATA_DIR. An object that
 * the target already has is not copied again, so the command can be repeated.
 */
import { parseArgs } from "node:util";
import { loadConfig } from "./config.ts";
import { copyObjects } from "./copies/index.ts";
import { OBJECT_FOLDERS } from "./object-folders.ts";
import { openObjectsOf, runCommand } from "./platform/command.ts";
import { StartError } from "./platform/errors.ts";

await runCommand(async () => {
  const { values } = parseArgs({ options: { back: { type: "boolean", default: false } } });
  const config = loadConfig(process.cwd());
  if (!config.bucket) throw new StartError("Write the bucket of the objects in S3_BUCKET.");
  const bucket = await openObjectsOf(config);
  const folder = await openObjectsOf({ ...config, bucket: null });
  const stores = values.back ? { from: bucket, to: folder } : { from: folder, to: bucket };
  for (const { folder: name } of OBJECT_FOLDERS) {
    const { found, copied } = await copyObjects(stores, name);
    console.log(`${name}: ${found} objects, ${copied} of them copied.`);
  }
});
