import type { Chance } from "../chaos/chance.ts";

/** Values that break programs that do not check their input. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "०१२३",
  "\u202e\u200b👩‍👩‍👧",
  "x".repeat(20_000),
  "'; drop table orders; --",
  "%00%0a%0d",
  "../../etc/passwd",
  "javascript:alert(1)",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "__proto__",
  "constructor",
  "00000000-0000-0000-0000-000000000000",
  "01890a5d-ac96-774b-bcce-b302099a8057",
  "9999-99-99T99:99:99Z",
  "275760-09-13T00:00:00.001Z",
  "NaN",
  "-0",
  -1,
  0,
  0.1,
  1e21,
  Number.MAX_SAFE_INTEGER + 1,
  -Number.MAX_VALUE,
  2_147_483_648,
  [],
  [[[[[[]]]]]],
  {},
  { __proto__: { isStaff: true } },
  { constructor: { prototype: { isStaff: true } } },
  { $ne: null },
];

const HOSTILE_TEXTS = HOSTILE.filter((value) => typeof value === "string");

/** Returns a hostile text for an address or a header. */
export function hostileText(chance: Chance): string {
  return chance.pick(HOSTILE_TEXTS);
}

/** Replaces, removes or adds one field at a random place in a value. */
export function damageValue(chance: Chance, value: unknown): unknown {
  if (typeof value !== "object" || value === null || chance.percent(15)) {
    return chance.pick(HOSTILE);
  }
  const copy: Record<string, unknown> = { ...value };
  const keys = Object.keys(copy);
  const key = keys.length > 0 && chance.percent(90) ? chance.pick(keys) : "unknownField";
  if (chance.percent(15)) delete copy[key];
  else copy[key] = damageValue(chance, copy[key]);
  return Array.isArray(value) ? Object.values(copy) : copy;
}
