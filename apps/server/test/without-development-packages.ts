/** Loaded before a program: no development package of any workspace can be found, nor what it needs. */
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

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (!missing.some((path) => found.url.startsWith(path))) return found;
    throw Object.assign(new Error(`Cannot find package ${specifier}`), {
      code: "ERR_MODULE_NOT_FOUND",
    });
  },
});
