import type { Config } from "../platform/config.ts";
import { signToken } from "../platform/signed-token.ts";

/** The kinds of letters that users subscribe to. */
export type Letters = "newsletter" | "price-alerts" | "restock";

/** The purpose of the token in an unsubscribe address. */
export const UNSUBSCRIBE_PURPOSE = "unsubscribe";
export const UNSUBSCRIBE_PATH = "/unsubscribe";

/**
 * The address that ends letters with one press and without a login: a page for people, and for
 * mail programs (RFC 8058) the same address by POST.
 * @param id whom it is about, by an id of whoever sends these letters
 */
export function unsubscribeAddress(
  { publicUrl, secret }: Pick<Config, "publicUrl" | "secret">,
  letters: Letters,
  id: string,
): string {
  const subject = `${letters}:${id}`;
  const token = signToken(secret, { purpose: UNSUBSCRIBE_PURPOSE, subject });
  return `${publicUrl}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token })}`;
}
