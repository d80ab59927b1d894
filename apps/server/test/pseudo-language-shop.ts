// Starts the shop as `main.ts` does, with the storefront in the pseudo-language, for the browser
// test that finds texts without a translation and texts that are cut.
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { loadConfig } from "../src/config.ts";
import { systemClock } from "../src/platform/clock.ts";
import { stopOnSignal } from "../src/platform/stop.ts";
import { runShop } from "../src/run-shop.ts";

const SERVER = join(import.meta.dirname, "..");
const BUILDS = join(SERVER, "../storefront/build");

const config = loadConfig(process.cwd());

// The pages without a language in their address are in the pseudo-language, the others in Hindi.
const storefront = join(config.dataDir, "storefront");
mkdirSync(storefront, { recursive: true });
symlinkSync(join(BUILDS, "pseudo/en"), join(storefront, "en"));
symlinkSync(join(BUILDS, "hi"), join(storefront, "hi"));

const { close } = await runShop(config, {
  clock: systemClock,
  pictures: join(SERVER, "seed/pictures"),
  storefront,
  backOffice: join(SERVER, "../backoffice/build"),
  say: console.log,
});
stopOnSignal(close, config.drainSeconds);
