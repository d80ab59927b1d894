import { Failure } from "../failure.mjs";
import { commandOf, pinnedNode } from "../project.mjs";
import { run } from "../run.mjs";

/**
 * Runs an installed command with the pinned Node.js.
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 * @throws {Failure} with its output if it fails
 */
export function tool(packageName, command, ...args) {
  return script(commandOf(packageName, command), ...args);
}

/**
 * Runs a script of this project with the pinned Node.js.
 * @param {string} path
 * @param {string[]} args
 * @throws {Failure} with its output if it fails
 */
export async function script(path, ...args) {
  const { code, output } = await run(pinnedNode, [path, ...args], { quiet: true });
  if (code !== 0) throw new Failure(output);
}
