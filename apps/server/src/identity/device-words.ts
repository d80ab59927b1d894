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

/**
 * Describes a device in words that its owner recognises: "Chrome on Android". Only these words are
 * stored, because a whole User-Agent header could identify a person.
 */
export function deviceWords(userAgent: string | undefined): string {
  const named = (list: typeof BROWSERS | typeof SYSTEMS) =>
    list.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const words = [named(BROWSERS), named(SYSTEMS)].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(" on ") : "Unknown device";
}
