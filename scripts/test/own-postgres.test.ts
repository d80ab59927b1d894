import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";

const MODULE = pathToFileURL(`${import.meta.dirname}/own-postgres.mjs`).href;

it("starts twice in one process, and does not hide its exit code", { timeout: 120_000 }, () => {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(MODULE)});
    for (let server = 1; server <= 2; server += 1) await (await startPostgres()).stop();
    process.exitCode = 3;`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(3);
});
