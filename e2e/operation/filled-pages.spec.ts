import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { filledFolder } from "../filled-folder.ts";
import { freePort } from "../shop-process.ts";

const COMPARE = join(import.meta.dirname, "../../apps/server/test/compare-pages.ts");
/** The fewest pages that the demonstration has, in both languages together. */
const LEAST_PAGES = 100;

test("a page that is filled with new rates is, byte for byte, the page that is rendered at them", async () => {
  test.slow();
  await using folder = await filledFolder();
  const { stdout } = await promisify(execFile)(process.execPath, [COMPARE], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      HOST: "127.0.0.1",
      DATA_DIR: folder.path,
      LOG_LEVEL: "warn",
      RATES_TICK_SECONDS: "3600",
      TRUST_PROXY: "true",
    },
  });
  const { pages, results } = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
  expect(pages).toBeGreaterThan(LEAST_PAGES);
  for (const { rendered, differing } of results) {
    expect(differing).toEqual([]);
    // A page is rendered when other related pieces are chosen, or when a piece changes its place.
    expect(rendered).toBeLessThan(pages / 2);
  }
  expect(results[1].rendered, "after a small change of the rates").toBeLessThan(pages / 20);
});
