import { ApiError } from "@suvarna/contract/client";
import { Email } from "@suvarna/contract/field-schemas";
import { askRestock } from "@suvarna/contract/restock/calls";
import * as say from "@suvarna/words/here/fields";
import { browserApi } from "../platform/api.ts";

/**
 * Asks the shop to write when a piece is back in stock. The address is checked before it is sent,
 * because the API has the messages of fields in English only.
 * @param email the address as it was typed
 * @param size null for any size
 * @returns whether the owner of the address must confirm the request first, or the message about a
 *   wrong address or of a refusal
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
  const checked = Email.safeParse(email);
  if (!checked.success) return { refused: checked.error.issues[0]?.message ?? say.emailInvalid };
  const body = { productId, email: checked.data, ...(size === null ? {} : { size }) };
  try {
    return await browserApi.call(askRestock, { body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: error.fields["email"] ?? error.message };
  }
}
