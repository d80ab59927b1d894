import { expect, it } from "vitest";
import { lean } from "./lean-contract.ts";

it("leaves of an endpoint its method and path, also where several share a part", () => {
  const code = `
    const shared = { method: "GET", auth: "public", replies: { 200: z.array(Piece) }, errors: [] };
    export const list = endpoint({ ...shared, path: "/pieces", summary: "Pieces" });
    export const add = endpoint({ method: "POST", path: "/piece", body: z.object({ id: Id }) });`;
  const spaced = lean(code).replace(/\s+/g, " ").trim();
  expect(spaced).toBe(
    'const shared = { method: "GET", }; ' +
      'export const list = /* @__PURE__ */ endpoint({ ...shared, path: "/pieces", }); ' +
      'export const add = /* @__PURE__ */ endpoint({ method: "POST", path: "/piece", });',
  );
});

it("lets a schema go that nobody uses, and leaves what functions do as it is", () => {
  const code = [
    "export const Name = z.string(says).check(z.trim(), atMost(9));",
    "export function atMost(most) { return z.maxLength(most); }",
    "export const load = async () => { await send({ body: 1, method: 'POST' }); };",
  ];
  const [schema, ...functions] = lean(code.join("\n")).split("\n");
  expect(schema).toBe(
    "export const Name = /* @__PURE__ */ z.string(says)" +
      ".check(/* @__PURE__ */ z.trim(), /* @__PURE__ */ atMost(9));",
  );
  expect(functions).toEqual(code.slice(1));
});
