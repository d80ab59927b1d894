/**
 * A module that is loaded before a program. With it, no development package of any workspace can be
 * found, nor the packages that only development packages need. In a live shop, the demonstration's
 * issuer of ID tokens and the sandbox can't be found either. The module also records which of these
 * parts the program has asked for, so that a caught error hides nothing.
 */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = join(import.meta.dirname, "../../..");
const HERE = `${pathToFileURL(ROOT)}/`;
const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
  packages: Record<string, { dev?: boolean }>;
};
const missing = Object.entries(packages).flatMap(([path, { dev }]) =>
  dev ? [`${HERE}${path}/`] : [],
);

const DEMONSTRATION =
  /\/src\/(?:identity\/adapters\/local-issuer|payments\/sandbox\/|payments\/gateways\/\w+\/sandbox)/;
const { SHOP_MODE } = JSON.parse(process.argv[2] ?? "{}") as Record<string, string>;
const isLive = SHOP_MODE === "live";

/** The paths of the demonstration's modules that the program has imported, or has tried to. */
export const demonstrationParts = new Set<string>();

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isMissing = missing.some((path) => found.url.startsWith(path));
    const isDemonstration = DEMONSTRATION.test(found.url);
    if (isDemonstration) demonstrationParts.add(found.url.slice(HERE.length));
    if (!isMissing && !(isLive && isDemonstration)) return found;
    throw Object.assign(new Error(`Cannot find package ${specifier}`), {
      code: "ERR_MODULE_NOT_FOUND",
    });
  },
});
