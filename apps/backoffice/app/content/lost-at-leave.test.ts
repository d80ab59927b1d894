import { expect, it } from "vitest";
import { leaveWords, lostAtLeave } from "./lost-at-leave.ts";

const at = (pathname: string, search = "") => ({ pathname, search });
const list = at("/content/carousel", "?item=1");

it("loses the typed text at another item, and the order of the list only at another page", () => {
  const other = at("/content/carousel", "?item=2");
  const page = at("/content/gallery");
  const lost = (isDirty: boolean, hasNewOrder: boolean, to: typeof list) =>
    lostAtLeave({ isDirty, hasNewOrder }, list, to);
  expect(lost(true, true, other)).toBe("text");
  expect(lost(false, true, other)).toBeNull();
  expect(lost(false, true, page)).toBe("order");
  expect(lost(true, false, page)).toBe("text");
  expect(lost(true, true, page)).toBe("both");
  expect(lost(true, true, list)).toBeNull();
  expect(lost(false, false, page)).toBeNull();
});

it("names only what is lost", () => {
  expect(leaveWords("order").description).not.toMatch(/typed/);
  expect(leaveWords("text").description).not.toMatch(/order/);
  expect(leaveWords("both").description).toMatch(/typed.*order/);
});
