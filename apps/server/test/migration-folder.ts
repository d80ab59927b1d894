import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder of migrations that a test can extend. */
export interface MigrationFolder extends AsyncDisposable {
  readonly path: string;
  /** Adds a migration after all others, in the format of drizzle-kit. */
  add(...statements: readonly string[]): Promise<void>;
}

/** Creates an empty folder, which is deleted when the handle is disposed. */
export async function migrationFolder(): Promise<MigrationFolder> {
  const path = await mkdtemp(join(tmpdir(), "suvarna-migrations-"));
  const entries: object[] = [];
  await mkdir(join(path, "meta"));
  return {
    path,
    async add(...statements) {
      const idx = entries.length;
      const tag = `${String(idx).padStart(4, "0")}_test`;
      entries.push({ idx, version: "7", when: Date.UTC(2100, 0, 1) + idx, tag, breakpoints: true });
      await writeFile(join(path, `${tag}.sql`), statements.join("--> statement-breakpoint\n"));
      const journal = { version: "7", dialect: "postgresql", entries };
      await writeFile(join(path, "meta/_journal.json"), JSON.stringify(journal));
    },
    [Symbol.asyncDispose]: () => rm(path, { recursive: true }),
  };
}
