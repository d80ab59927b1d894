/**
 * Starts EverShop from the packages in the current folder. EverShop starts two more processes, for
 * events and for timed work. It ends them when its own process exits by itself, but not when a
 * signal ends it.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

process.once("SIGTERM", () => process.exit(0));
const command = "node_modules/@evershop/evershop/dist/bin/evershop.js";
process.argv.push("start");
await import(pathToFileURL(join(process.cwd(), command)).href);
