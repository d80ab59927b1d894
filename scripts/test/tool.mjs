import { Failure } from "../failure.mjs";
import { commandOf, pinnedNode } from "../project.mjs";
import { run } from "../run.mjs";

/**
 * Runs an installed command with the pinned Node.js.
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 * @throws {Failure} with what it printed, when it finds fault
 */
export async function tool(packageName, command, ...args) {
  const { code, output } = await run(pinnedNode, [commandOf(packageName, command), ...args], {
    quiet: true,
  });
  if (code !== 0) throw new Failure(output);
}
