const PERSONAL = "personal";

/** The start of every personal query's key. */
export const EVERYTHING_PERSONAL: readonly unknown[] = [PERSONAL];

/** The key of a personal query, to read or change what it holds. */
export function personalKey(...key: readonly unknown[]): readonly unknown[] {
  return [PERSONAL, ...key];
}
