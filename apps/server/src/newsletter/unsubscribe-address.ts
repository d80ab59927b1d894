import { baseOf, type LanguageCode } from "@suvarna/words/languages";
import type { Config } from "../platform/config.ts";
import { signToken } from "../platform/signed-token.ts";

/** The kinds of letters that users subscribe to. */
export type Letters = "newsletter" | "price-alerts" | "restock";

/** The purpose for which the token in an unsubscribe address is signed. */
export const UNSUBSCRIBE_PURPOSE = "unsubscribe";
export const UNSUBSCRIBE_PATH = "/unsubscribe";

/**
 * Returns the address that unsubscribes from a kind of letters without a login. A GET request shows
 * a page for people, and a POST request is for the button of mail programs (RFC 8058).
 * @param of.id the subscriber, as the sender of these letters identifies them
 */
export function unsubscribeAddress(
  { publicUrl, secret }: Pick<Config, "publicUrl" | "secret">,
  { letters, id, language }: { letters: Letters; id: string; language: LanguageCode },
): string {
  const subject = `${letters}:${id}`;
  const token = signToken(secret, { purpose: UNSUBSCRIBE_PURPOSE, subject });
  return `${publicUrl}${baseOf(language)}${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token })}`;
}
