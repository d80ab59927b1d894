import { PERMISSIONS } from "@suvarna/domain/staff/permission";
import { expect, it } from "vitest";
import { PERMISSION_GROUPS } from "./permission-words.ts";

it("lists every permission, and each row once", () => {
  const rows = PERMISSION_GROUPS.flatMap((group) => group.rows);
  expect([...new Set(rows.map(({ permission }) => permission))].toSorted()).toEqual(
    PERMISSIONS.toSorted(),
  );
  expect(new Set(rows.map(({ words }) => words)).size).toBe(rows.length);
});
