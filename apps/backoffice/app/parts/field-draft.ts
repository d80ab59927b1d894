/** The text that a user types into a field whose saved value other people can change meanwhile. */
export interface FieldDraft {
  readonly typed: string;
  /** The saved value at the time when the user began to type. */
  readonly seen: string;
}

/** Whether the user has typed something else than the saved value. */
export function isUnsaved({ typed, seen }: FieldDraft): boolean {
  return typed !== seen;
}

/**
 * The text that a field shows: the typed text. A field in which nothing new was typed shows the
 * saved value.
 */
export function shownText(saved: string, draft: FieldDraft | undefined): string {
  return draft && isUnsaved(draft) ? draft.typed : saved;
}

/**
 * The saved value that another person has written while the user typed a different one; null
 * without such a clash.
 */
export function clashWith(saved: string, draft: FieldDraft | undefined): string | null {
  const isClash = saved !== draft?.seen && saved !== shownText(saved, draft);
  return isClash ? saved : null;
}
