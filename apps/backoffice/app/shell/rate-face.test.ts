import { expect, it } from "vitest";
import { at, deskWith, sheetOf, stopOf } from "../rates/example-desk.ts";
import { rateFace } from "./rate-face.ts";

const NOW = Date.parse(at("16:12"));
const face = (over: Parameters<typeof deskWith>[0]) => rateFace(deskWith(over), NOW);
const GOLD = { state: "stopped" as const, stopped: [stopOf("gold")] };
const OLD = { isOld: true, sheet: sheetOf(at("15:24")), sellsUntil: at("16:24") };
const TOO_OLD = { ...OLD, sellsUntil: at("16:10") };

it("says which sales are stopped, by whom and when", () => {
  expect(face(GOLD)).toMatchObject({
    look: "stopped",
    words: "Gold is not sold",
    more: expect.stringMatching(/^Gold stopped .*4:06 pm by Kanchan Parikh$/),
  });
  const all = [stopOf("gold"), stopOf("silver")];
  expect(face({ state: "stopped", stopped: all }).words).toBe("Nothing is sold");
});

it("says both that sales are stopped and that the rates are old", () => {
  expect(face({ ...GOLD, ...OLD })).toMatchObject({
    look: "stopped",
    words: "Gold not sold, rates old",
  });
  const all = [stopOf("gold"), stopOf("silver")];
  expect(face({ state: "stopped", stopped: all, ...OLD }).words).toBe("Nothing sold, rates old");
  expect(face({ ...GOLD, ...TOO_OLD })).toMatchObject({
    words: "Too old: nothing is sold",
    more: expect.stringContaining("Gold stopped"),
  });
  expect(face({ state: "none", stopped: [stopOf("silver")] })).toMatchObject({
    words: "No rates: nothing is sold",
    more: expect.stringContaining("Silver stopped"),
  });
});

it("says that rates are old, or too old", () => {
  expect(face({ state: "old", ...OLD })).toMatchObject({ look: "old" });
  expect(face({ state: "old", ...TOO_OLD })).toEqual({
    look: "stopped",
    words: "Too old: nothing is sold",
  });
});
