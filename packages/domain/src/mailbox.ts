/** The domains of Google's mail, which ignores dots in the name of a mailbox. */
const GOOGLE = new Set(["gmail.com", "googlemail.com"]);

/**
 * Returns the mailbox to which an e-mail address most likely leads, in lower case. Most providers
 * deliver `name+anything@host` to `name@host`, so one person has any number of addresses without a
 * further proof. Limits count mailboxes; letters are still sent to the address itself.
 */
export function mailboxOf(email: string): string {
  const lower = email.toLowerCase();
  const at = lower.lastIndexOf("@");
  const host = lower.slice(at + 1);
  const [name = ""] = lower.slice(0, at).split("+", 1);
  // An address such as `+news@host` has no name before the plus sign.
  if (name === "") return lower;
  return GOOGLE.has(host) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${host}`;
}
