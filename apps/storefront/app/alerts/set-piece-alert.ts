import type { Alert } from "@suvarna/contract/alerts/schemas";
import { ApiError } from "@suvarna/contract/client";
import { startAlert } from "./alert-queries.ts";

/**
 * Sets a price alert on a piece.
 * @param typed the price with GST, as it was typed: `1,55,000`
 * @returns the alert, or the message of a refusal
 */
export async function setPieceAlert(
  productId: string,
  typed: string,
): Promise<{ readonly alert: Alert } | { readonly message: string }> {
  try {
    return { alert: await startAlert({ productId }, typed) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { message: error.fields["below"] ?? error.message };
  }
}
