import { browserMemory } from "../platform/browser-memory.ts";

const KEY = "googleSignIn";
/** How long Google's ID token is valid, in milliseconds. */
const LASTS = 60 * 60_000;

/** The data of Google about a person who has yet to sign up. */
export interface GoogleData {
  readonly email: string;
  readonly name: string;
  readonly photo: string | null;
  readonly idToken: string;
}

/** Stores Google's data until the sign-up is done. */
export function rememberGoogle(data: GoogleData, now = Date.now()): void {
  browserMemory.setItem(KEY, JSON.stringify({ ...data, at: now }));
}

/** The stored data of Google; null if there is none or if it has expired. */
export function rememberedGoogle(now = Date.now()): GoogleData | null {
  try {
    const kept = JSON.parse(browserMemory.getItem(KEY) ?? "null") as Record<string, unknown> | null;
    const { email, name, photo, idToken, at } = kept ?? {};
    if (typeof email !== "string" || typeof name !== "string") return null;
    if (typeof idToken !== "string" || !(now - Number(at) < LASTS)) return null;
    return { email, name, idToken, photo: typeof photo === "string" ? photo : null };
  } catch {
    return null;
  }
}

export function forgetGoogle(): void {
  browserMemory.removeItem(KEY);
}
