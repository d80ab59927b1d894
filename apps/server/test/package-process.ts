// This process opens a shop with the settings of its argument, and sends its parent the shop's
// address and the words for the operator. To every message of the parent it answers with the
// demonstration's modules that it has asked for until then.
import type { AddressInfo } from "node:net";
import { readConfig } from "../src/config.ts";
import { systemClock } from "../src/platform/clock.ts";
import { runShop } from "../src/run-shop.ts";
import { demonstrationParts } from "./without-development-packages.ts";

const settings = JSON.parse(process.argv[2] ?? "") as Record<string, string>;
const output: string[] = [];
const config = readConfig({ ...settings, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent" });
const { services } = await runShop(config, {
  clock: systemClock,
  pictures: config.dataDir,
  storefront: null,
  backOffice: null,
  say: (words) => output.push(words),
});
const { port } = services.server.server.address() as AddressInfo;
process.on("message", () => process.send?.([...demonstrationParts]));
process.send?.({ address: `http://127.0.0.1:${port}`, output: output });
