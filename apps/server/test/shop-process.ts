import type { AddressInfo } from "node:net";
import { runShop } from "../src/run-shop.ts";
import { testConfig } from "./settings.ts";

// This process opens a shop without pages, sends its parent the port, and serves requests until it
// is killed.
const [settings = "{}"] = process.argv.slice(2);
const config = testConfig(JSON.parse(settings));
const shop = await runShop(config, {
  clock: () => new Date(),
  pictures: config.dataDir,
  storefront: null,
  backOffice: null,
  say: () => {},
});
process.send?.((shop.services.server.server.address() as AddressInfo).port);
