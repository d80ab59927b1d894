const PERSONAL = "personal";

/** The prefix of the key of every personal query. */
export const EVERYTHING_PERSONAL: readonly unknown[] = [PERSONAL];

/** The key of a personal query, to read or change its cached data. */
export function personalKey(...key: readonly unknown[]): readonly unknown[] {
  return [PERSONAL, ...key];
}
