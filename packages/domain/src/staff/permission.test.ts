import { expect, it } from "vitest";
import { may, PERMISSIONS, STAFF_ROLES } from "./permission.ts";

/**
 * The table of permissions. Columns are the roles, in the order of STAFF_ROLES; `x` marks a
 * permission that the role has.
 */
const TABLE = `
                            owner catalogue orders rates support accounts auditor
  approvals.decide            x       x        x     x      x        x       .
  approvals.read              x       x        x     x      x        x       x
  audit.read                  x       .        .     .      .        .       x
  books.read                  x       .        .     .      .        x       x
  content.edit                x       x        .     .      .        .       .
  content.read                x       x        .     .      .        .       x
  coupons.edit                x       x        .     .      .        .       .
  coupons.read                x       x        x     .      x        x       x
  customers.edit              x       .        .     .      x        .       .
  customers.read              x       .        x     .      x        x       .
  figures.read                x       x        x     x      x        x       x
  jobs.read                   x       .        .     .      .        .       x
  jobs.retry                  x       .        .     .      .        .       .
  newsletter.read             x       .        .     .      x        .       .
  orders.create               x       .        x     .      .        .       .
  orders.deliverWithoutCode   x       .        .     .      .        .       .
  orders.move                 x       .        x     .      .        .       .
  orders.read                 x       .        x     .      x        x       x
  orders.readPan              x       .        .     .      .        x       .
  people.edit                 x       .        .     .      .        .       .
  people.read                 x       .        .     .      .        .       x
  products.edit               x       x        .     .      .        .       .
  products.read               x       x        x     x      x        x       x
  rates.read                  x       x        x     x      x        x       x
  rates.set                   x       .        .     x      .        .       .
  returns.decide              x       .        x     .      .        x       .
  settings.edit               x       .        .     .      .        .       .
  settings.read               x       .        .     .      .        x       x
  tickets.answer              x       .        .     .      x        .       .
  tickets.read                x       .        .     .      x        .       .
`;
const [roles = "", ...rows] = TABLE.trim().split("\n");
const cells = PERMISSIONS.flatMap((permission, row) =>
  STAFF_ROLES.map((role, column) => {
    const marks = rows[row]?.trim().split(/\s+/).slice(1) ?? [];
    return { role, permission, allowed: marks[column] === "x" };
  }),
);

it("has a column for every role and a row for every permission", () => {
  expect(roles.split(/\s+/)).toEqual([...STAFF_ROLES]);
  expect(rows.map((row) => row.trim().split(/\s+/)[0])).toEqual([...PERMISSIONS]);
  for (const row of rows) expect(row).toMatch(/^\s+\S+(\s+[.x]){7}$/);
});

it.each(cells)("$role, $permission: $allowed", ({ role, permission, allowed }) => {
  expect(may(role, permission)).toBe(allowed);
});

it.each(PERMISSIONS)("allows nothing without a role: %s", (permission) => {
  expect(may(null, permission)).toBe(false);
});
