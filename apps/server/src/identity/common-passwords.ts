import { Refusal } from "../platform/errors.ts";

/** The words of the jewellery trade that attackers guess first as passwords. */
const SHOP_WORDS = /^(?:suvarna|jewell?ery|jewell?er|gold|silver|diamond)\W*\d*\W*$/;
/**
 * The minimum number of different characters in a password. A password with fewer is easy to guess.
 */
const MIN_DIFFERENT = 4;

let common: Promise<ReadonlySet<string>> | null = null;

/**
 * Refuses a new password that is among the most used ones, is a word of the shop, repeats few
 * characters, or is the user's own name or e-mail address. The list of some 49,000 most used
 * passwords is loaded at its first use.
 * @param own the user's name and e-mail address
 * @throws Refusal bad_request, which names the field `password`
 */
export async function refuseCommonPassword(
  password: string,
  own: { readonly name: string; readonly email: string },
): Promise<void> {
  const normalized = password.normalize("NFKC").toLowerCase();
  if ((await commonPasswords()).has(normalized) || SHOP_WORDS.test(normalized)) {
    refuse("This password is one of the first that are guessed. Choose another one.");
  }
  if (new Set(normalized).size < MIN_DIFFERENT) {
    refuse("This password repeats too few characters. Choose another one.");
  }
  const { name, email } = own;
  const [mailbox = ""] = email.split("@");
  if ([name, email, mailbox].some((word) => word.toLowerCase() === normalized)) {
    refuse("Your name or e-mail is no safe password. Choose another one.");
  }
}

function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return common;
}

function refuse(message: string): never {
  throw new Refusal("bad_request", { message, fields: { password: message } });
}
