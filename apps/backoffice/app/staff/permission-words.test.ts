import { PERMISSIONS } from "@suvarna/domain/staff/permission";
import { expect, it } from "vitest";
import { PERMISSION_GROUPS } from "./permission-words.ts";

it("says every permission once", () => {
  const said = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions.map(([name]) => name));
  expect(said.toSorted()).toEqual(PERMISSIONS.toSorted());
});
