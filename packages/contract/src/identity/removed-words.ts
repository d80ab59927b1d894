import type { RemovedContact } from "./schemas.ts";

const WORDS: Readonly<Record<RemovedContact, string>> = {
  phone: "the phone number",
  addresses: "the addresses",
  location: "the location",
};

/**
 * Describes, on screen and in the letter, the contacts that were removed from an account when its
 * owner took it over, and the reason.
 */
export function removedWords(removed: readonly RemovedContact[]): string {
  const all = removed.map((each) => WORDS[each]);
  const things = [all.slice(0, -1).join(", "), all.at(-1)].filter(Boolean).join(" and ");
  return `We removed ${things} from your account: this e-mail address had never been confirmed, so somebody else could have entered them. Please log in and add your own in your profile.`;
}
