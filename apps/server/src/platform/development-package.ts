import { Refusal } from "./errors.ts";

/**
 * Loads a package that only demonstrations and developers need. `npm ci --omit=dev` leaves it out, so
 * that a live shop does not have code that it never runs.
 * @param name the package, for the person who has to install it
 * @throws Refusal unavailable when it is not installed
 */
export async function loadDevelopmentPackage<Module>(
  name: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Refusal("unavailable", { message: missingWords(name) });
  }
}

/** Whether a package is installed. The check does not load the package. */
export function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** The sentence that tells the operator how to install a missing package. */
export function missingWords(name: string): string {
  return `This needs the development package ${name}, which is not installed here. Install it with npm install --include=dev.`;
}
