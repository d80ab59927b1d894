import { expect, it } from "vitest";
import { describeDevice, deviceWords } from "./device-words.ts";

const UNKNOWN = { browser: null, system: null };

it.each([
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    "Chrome on Android",
    { browser: "Chrome", system: "Android" },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
    { browser: "Safari", system: "iPhone" },
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
    "Edge on Windows",
    { browser: "Edge", system: "Windows" },
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
    "Firefox on Linux",
    { browser: "Firefox", system: "Linux" },
  ],
  ["Dalvik/2.1.0 (Linux; U; Android 14)", "Android", { browser: null, system: "Android" }],
  ["curl/8.5.0", "Unknown device", UNKNOWN],
  ["<script>alert(1)</script> Firefox/1", "Firefox", { browser: "Firefox", system: null }],
  [undefined, "Unknown device", UNKNOWN],
])("calls %s %s, and knows its names", (userAgent, words, names) => {
  expect(deviceWords(userAgent)).toBe(words);
  expect(describeDevice(words)).toEqual({ device: words, ...names });
});

it.each([null, "", "A device of an old release"])("knows no names of %j", (stored) => {
  expect(describeDevice(stored)).toEqual({ device: stored || "Unknown device", ...UNKNOWN });
});
