import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the whole project. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The runtime that the project pins, whatever Node.js the machine has. */
export const pinnedNode = join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/**
 * The JavaScript file behind a command of an installed package, to run with the pinned Node.js.
 * @param {string} packageName
 * @param {string} [command] when it is not called as the package is
 */
export function commandOf(packageName, command = packageName) {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, typeof bin === "string" ? bin : bin[command]);
}

/**
 * The machine's own Node.js, which is there while node_modules comes and goes. Under npm this very
 * process may already be the pinned one.
 */
export function machineNode() {
  const inside = join(root, "node_modules");
  const known = [process.env.npm_node_execpath, process.execPath];
  return known.find((path) => path && !path.startsWith(inside)) ?? "node";
}
