/** How long Google's ID token is valid, in milliseconds. */
const LASTS = 60 * 60_000;

/** Google's data about a person who has signed in with Google but has no account yet. */
export interface GoogleData {
  readonly email: string;
  readonly name: string;
  readonly photo: string | null;
  readonly idToken: string;
}

/**
 * Google's data about a person. It is kept while the page is open, and not in the browser's
 * storage, because it names the person.
 */
let stored: { readonly data: GoogleData; readonly at: number } | null = null;

/** Keeps Google's data in memory until the sign-up is done. */
export function rememberGoogle(data: GoogleData, now = Date.now()): void {
  stored = { data, at: now };
}

/** Google's data for the sign-up; null if there is no data or the data has expired. */
export function storedGoogleData(now = Date.now()): GoogleData | null {
  return stored && now - stored.at < LASTS ? stored.data : null;
}

export function forgetGoogle(): void {
  stored = null;
}
