import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "@suvarna/contract/endpoint";

const CONTRACT = join(import.meta.dirname, "../../../packages/contract/src");
const files = readdirSync(CONTRACT, { recursive: true, encoding: "utf8" });
const modules: readonly Readonly<Record<string, unknown>>[] = await Promise.all(
  files
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => import(join(CONTRACT, file))),
);

/** All calls of the contract, of all capabilities. */
export const ALL_CALLS: readonly Endpoint[] = modules
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "types" in value;
}

/** The name of a call, such as `GET /order/:id`. */
export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
