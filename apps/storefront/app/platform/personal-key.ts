const PERSONAL = "personal";

/** The first element of the key of every personal query. */
export const ALL_PERSONAL_QUERIES: readonly unknown[] = [PERSONAL];

/** Makes the key of a personal query, to read or change its cached data. */
export function personalKey(...key: readonly unknown[]): readonly unknown[] {
  return [PERSONAL, ...key];
}
