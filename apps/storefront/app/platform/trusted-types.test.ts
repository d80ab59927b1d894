import { expect, it } from "vitest";
import { withoutTags } from "./trusted-types.ts";

it.each(["", `{"@context":"https://schema.org","name":"A \\u003cb"}`, "<script></script>"])(
  "lets %j be written",
  (text) => {
    expect(withoutTags(text)).toBe(text);
  },
);

it.each(["<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "a<b"])(
  "refuses %j",
  (text) => {
    expect(withoutTags(text)).toBeNull();
  },
);
