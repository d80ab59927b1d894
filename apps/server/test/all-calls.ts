import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@suvarna/contract/endpoint";

const CONTRACT = join(import.meta.dirname, "../../../packages/contract/src");
const files = readdirSync(CONTRACT)
  .flatMap((capability) => [`${capability}/calls.ts`, `${capability}/staff.ts`])
  .filter((file) => existsSync(join(CONTRACT, file)));
const modules: readonly Readonly<Record<string, Endpoint>>[] = await Promise.all(
  files.map((file) => import(join(CONTRACT, file))),
);

/** Every call of the contract, whatever its capability. */
export const ALL_CALLS: readonly Endpoint[] = modules.flatMap((module) => Object.values(module));

/** `GET /order/:id` */
export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
