import { Refusal } from "../platform/errors.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";

/**
 * Runs a change of a product, and turns a violation of a unique constraint into a refusal that
 * names the field. A check before the change could not decide between two simultaneous requests.
 * @throws Refusal slug_taken, conflict
 */
export async function refuseDuplicates<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    switch (uniqueViolation(error)) {
      case "products_slug_unique":
        throw refusalOf("slug", new Refusal("slug_taken").message);
      case "products_huid_unique":
        throw huidTakenRefusal();
      default:
        throw error;
    }
  }
}

/** The refusal of a product form whose HUID belongs to another piece. */
export function huidTakenRefusal(): Refusal {
  return refusalOf("huid", "A piece with this HUID is in the catalogue already.");
}

function refusalOf(field: "slug" | "huid", message: string): Refusal {
  return new Refusal(field === "slug" ? "slug_taken" : "conflict", {
    message,
    fields: { [field]: message },
  });
}
