import { expect, it } from "vitest";
import { refusalWords } from "./decision-words.ts";

it.each(["released", "waiting", "refused"] as const)(
  "names the button that refuses a review by its label: %s",
  (state) => {
    const { label, name } = refusalWords(state, "Nath");
    expect(name.startsWith(label)).toBe(true);
  },
);
