import { expect, it } from "vitest";
import { withBareCalls } from "./bare-calls.ts";

it("leaves out what only the server reads", () => {
  const call = `endpoint({
    method: "POST", path: "/a", auth: { can: "a.b" }, perMinute: 30, errors: ["gone"],
    types: {}
  })`;
  expect(withBareCalls(`export const call = ${call};`).replace(/\s+/g, " ")).toBe(
    'export const call = ({ method: "POST", path: "/a", errors: ["gone"], });',
  );
});

it.each(["other({ auth: 1 })", "endpoint(definition)", "({ types: {} })"])(
  "does not change other code: %s",
  (code) => expect(withBareCalls(code)).toBe(code),
);
