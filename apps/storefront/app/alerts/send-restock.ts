import { ApiError } from "@suvarna/contract/client";
import { askRestock } from "@suvarna/contract/restock/calls";
import { browserApi } from "../platform/api.ts";

/**
 * Asks the shop to write when a piece is back in stock.
 * @param size null for any size
 * @returns whether the owner of the address must confirm the request first, or the message of a
 *   refusal
 */
export async function requestRestockLetter({
  productId,
  email,
  size,
}: {
  productId: string;
  email: string;
  size: string | null;
}): Promise<{ readonly asked: boolean } | { readonly refused: string }> {
  const body = { productId, email, ...(size === null ? {} : { size }) };
  try {
    return await browserApi.call(askRestock, { body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: error.fields["email"] ?? error.message };
  }
}
