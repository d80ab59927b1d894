import { expect, it } from "vitest";
import { isDarkGround } from "./ground.ts";

it("needs light text on wine and dark red, and dark text on the light grounds of pictures", () => {
  expect(["#4b131d", "#a8231c", "#000000"].map(isDarkGround)).toEqual([true, true, true]);
  expect(["#f4f0e7", "#c9bdad", "#f3e1d3", "", "red"].map(isDarkGround)).not.toContain(true);
});
