import { browserMemory } from "../platform/browser-memory.ts";

const KEY = "googleSignIn";
/** Google's word is good for an hour. In milliseconds. */
const LASTS = 60 * 60_000;

/** What Google said of somebody who has yet to register. */
export interface GoogleData {
  readonly email: string;
  readonly name: string;
  readonly photo: string | null;
  readonly idToken: string;
}

/** Keeps what Google said until the registration is done. */
export function rememberGoogle(data: GoogleData, now = Date.now()): void {
  browserMemory.setItem(KEY, JSON.stringify({ ...data, at: now }));
}

/** What is kept and still good; null when there is none. */
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
