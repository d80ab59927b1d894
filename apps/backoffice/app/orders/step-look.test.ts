import { expect, it } from "vitest";
import { stepLook } from "./step-look.ts";

it("advises the next step, but not while a request waits for a second person", () => {
  const open = { waits: false, hasKey: true };
  expect(stepLook(null, open)).toEqual({ kind: "primary", title: "Ctrl Enter" });
  const waiting = stepLook(null, { ...open, waits: true });
  expect(waiting.kind).toBe("secondary");
  expect(waiting.title).toContain("waits for a second person");
  expect(stepLook("1 HUID missing", { ...open, waits: true }).title).toBe("1 HUID missing");
});
