import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Peer } from "./peer.ts";

/**
 * The folder of the packages of all other shops. It is outside of the project, because these
 * packages are no part of the project.
 */
const FOLDER =
  process.env["PEERS_FOLDER"] ??
  join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "suvarna-peers");

/** Installs and builds another shop, unless both was done before. @returns the shop's folder */
export async function installPeer({ name, packages, build }: Peer): Promise<string> {
  const folder = join(FOLDER, name.toLowerCase());
  const wanted = JSON.stringify(packages);
  const mark = join(folder, "installed.json");
  if ((await readFile(mark, "utf8").catch(() => null)) === wanted) return folder;
  console.log(`Installing ${Object.keys(packages).join(", ")} in ${folder}`);
  await mkdir(folder, { recursive: true });
  const manifest = { name: `peer-${name.toLowerCase()}`, private: true, dependencies: packages };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await run(["npm", "install", "--no-audit", "--no-fund"], folder);
  await build?.(folder);
  await writeFile(mark, wanted);
  return folder;
}

/** Runs a program in a folder until it ends. The program's output is shown only if it fails. */
export async function run(
  [program = "", ...args]: readonly string[],
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => output.push(part));
  child.stderr.on("data", (part: Buffer) => output.push(part));
  const [status] = await once(child, "close");
  if (status === 0) return;
  console.error(Buffer.concat(output).toString());
  throw new Error(`${program} ${args.join(" ")} ended with ${status}`);
}
