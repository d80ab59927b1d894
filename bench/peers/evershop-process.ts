/**
 * Starts EverShop from the packages in the current folder. EverShop ends its two processes for
 * events and for timed work when its own process exits by itself, which a signal alone does not do.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";

process.once("SIGTERM", () => process.exit(0));
const command = "node_modules/@evershop/evershop/dist/bin/evershop.js";
process.argv.push("start");
await import(pathToFileURL(join(process.cwd(), command)).href);
