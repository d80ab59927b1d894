const GROUPED = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/**
 * Removes the commas between the thousands of a typed number, in the Indian or in the western form,
 * and the spaces around the number. A text with any other comma keeps it, so that its reader refuses
 * the text: `12,5` must become neither 125 nor 12.5.
 */
export function withoutGroups(text: string): string {
  const plain = text.trim();
  return GROUPED.test(plain) ? plain.replaceAll(",", "") : plain;
}
