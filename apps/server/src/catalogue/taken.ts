import { Refusal } from "../platform/errors.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";

/**
 * Runs a change of a product, and says what is taken when another product has it. The constraint
 * decides, not a look before, so that of two who ask at once one is refused.
 * @throws Refusal slug_taken, conflict
 */
export async function refuseTaken<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    switch (uniqueViolation(error)) {
      case "products_slug_unique":
        throw taken("slug", new Refusal("slug_taken").message);
      case "products_huid_unique":
        throw taken("huid", "A piece with this HUID is in the catalogue already.");
      default:
        throw error;
    }
  }
}

function taken(field: "slug" | "huid", message: string): Refusal {
  return new Refusal(field === "slug" ? "slug_taken" : "conflict", {
    message,
    fields: { [field]: message },
  });
}
