import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole project. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The Node.js runtime that the project pins, which may differ from the machine's Node.js. */
export const pinnedNode = join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/**
 * Finds the JavaScript file behind a command of an installed package, to run it with the pinned
 * Node.js.
 * @param {string} packageName
 * @param {string} [command] the command, if its name differs from the package's
 */
export function commandOf(packageName, command = packageName) {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

/**
 * Finds the machine's own Node.js, which does not depend on node_modules. Under npm this process
 * may already run on the pinned Node.js.
 */
export function machineNode() {
  const inside = join(root, "node_modules");
  const candidates = [process.env.npm_node_execpath, process.execPath];
  return candidates.find((path) => path && !path.startsWith(inside)) ?? "node";
}

/**
 * Returns the program and arguments of an npm command. If npm started this process, the same npm is
 * used, because it works on this machine.
 * @param {string[]} args
 * @returns {[program: string, ...args: string[]]}
 */
export function npmCommand(...args) {
  const path = process.env.npm_execpath ?? "";
  if (basename(path).startsWith("npm-cli")) return [machineNode(), path, ...args];
  return [process.platform === "win32" ? "npm.cmd" : "npm", ...args];
}
