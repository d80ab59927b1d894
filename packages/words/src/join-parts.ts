/**
 * Joins the parts of a note to one text. A part that ends with a full stop or another mark, as staff may
 * write it, gets no second one.
 * @param between what stands between two parts in the language of the note, such as `. `
 */
export function joinParts(
  parts: readonly (string | null | undefined)[],
  between: string,
): string | null {
  const said = parts.flatMap((part) => part?.trim() || []);
  const text = said.reduce(
    (all, part) => (all ? `${all}${/[.!?।]$/.test(all) ? " " : between}${part}` : part),
    "",
  );
  return text || null;
}
