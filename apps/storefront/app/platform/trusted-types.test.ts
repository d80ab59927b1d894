import { expect, it } from "vitest";
import { plainTextOrNull } from "./trusted-types.ts";

it.each(["", `{"@context":"https://schema.org","name":"A \\u003cb"}`, "<script></script>"])(
  "allows %j",
  (text) => {
    expect(plainTextOrNull(text)).toBe(text);
  },
);

it.each(["<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "a<b"])(
  "refuses %j",
  (text) => {
    expect(plainTextOrNull(text)).toBeNull();
  },
);
