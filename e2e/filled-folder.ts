import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A data folder for one shop of a test. */
interface DataFolder extends AsyncDisposable {
  readonly path: string;
}

/**
 * Copies a data folder as the first start of a demonstration leaves it, for tests that do not test
 * the first start.
 */
export async function filledFolder(): Promise<DataFolder> {
  const filled = process.env["E2E_FILLED_FOLDER"];
  if (!filled) throw new Error("No folder was filled before the tests");
  const path = await mkdtemp(join(tmpdir(), "suvarna-filled-"));
  await cp(filled, path, { recursive: true });
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
