import type { ActiveLogin } from "@suvarna/contract/identity/schemas";

const UNKNOWN = "Unknown device";

/**
 * The names of browsers in a User-Agent header, the more specific names first, because the header
 * of a browser also contains the names of other browsers.
 */
const BROWSERS = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
] as const;

/** A device by the names of its browser and its system; null for a name that the shop does not know. */
type DeviceNames = Pick<ActiveLogin, "browser" | "system">;

/** The devices that `deviceWords` can describe, by their words. */
const DEVICES = new Map<string, DeviceNames>(
  [...namesOf(BROWSERS), null].flatMap((browser) =>
    [...namesOf(SYSTEMS), null].map(
      (system) => [wordsOf({ browser, system }), { browser, system }] as const,
    ),
  ),
);

/**
 * Describes a device in words that its owner recognises: "Chrome on Android". Only these words are
 * stored, because a whole User-Agent header could identify a person.
 */
export function deviceWords(userAgent: string | undefined): string {
  const named = (list: typeof BROWSERS | typeof SYSTEMS) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1] ?? null;
  return wordsOf({ browser: named(BROWSERS), system: named(SYSTEMS) });
}

/**
 * Returns the stored words of a session's device, and its names, from which every language builds
 * words of its own.
 */
export function describeDevice(stored: string | null): DeviceNames & { device: string } {
  const device = stored || UNKNOWN;
  return { device, ...(DEVICES.get(device) ?? { browser: null, system: null }) };
}

function wordsOf({ browser, system }: DeviceNames): string {
  return [browser, system].filter((name) => name !== null).join(" on ") || UNKNOWN;
}

function namesOf(list: typeof BROWSERS | typeof SYSTEMS): string[] {
  return list.map(([, name]) => name);
}
