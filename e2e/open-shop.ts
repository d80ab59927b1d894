import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stockPlenty } from "./plenty.ts";
import { startShop } from "./shop-process.ts";

/**
 * Opens one shop for all browser tests, on a database of its own, with enough pieces for all. The first start of a shop fills
 * an empty folder, which takes longer than later starts, so other shops of the run use a copy of
 * the folder (see `filledFolder`).
 */
export default async function openShop() {
  const folder = await mkdtemp(join(tmpdir(), "suvarna-e2e-"));
  const filled = join(folder, "filled");
  await (await startShop(filled)).stop();
  const dataDir = join(folder, "shop");
  await cp(filled, dataDir, { recursive: true });
  const shop = await startShop(dataDir);
  await stockPlenty(shop.url);
  process.env["E2E_URL"] = shop.url;
  process.env["E2E_FILLED_FOLDER"] = filled;
  return async () => {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
