import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "./shop-process.ts";

/** Opens a shop for all journeys, on a separate database. */
export default async function openShop() {
  const dataDir = await mkdtemp(join(tmpdir(), "suvarna-e2e-"));
  const shop = await startShop(dataDir);
  process.env["E2E_URL"] = shop.url;
  return async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
