import type { Settings } from "@suvarna/contract/settings/staff-schemas";
import { GOODS, INVOICE_KINDS } from "@suvarna/domain/invoice";
import { expect, it } from "vitest";
import { changesOf } from "./changes.ts";
import {
  isOutdated,
  NO_DRAFT,
  type SettingsDraft,
  textsOf,
  typeInto,
  withoutPart,
  withSeen,
} from "./draft.ts";

const identity = {
  name: "Suvarna",
  hours: "10 to 7",
  grievanceOfficer: { name: "Asha", role: "Officer", phone: "1", email: "a@shop.example" },
};
const OLD = {
  version: "v1",
  identityVersion: "i1",
  taxCodesVersion: "t1",
  settings: [],
  identity,
  taxCodes: {
    hsn: Object.fromEntries(GOODS.map((name) => [name, "7113"])),
    prefixes: Object.fromEntries(INVOICE_KINDS.map((kind, at) => [kind, `P${at}`])),
    series: [],
  },
  environment: [],
} as unknown as Settings;
/** The settings after a colleague has changed the shop's name and the officer's phone. */
const NEW = {
  ...OLD,
  identityVersion: "i2",
  identity: {
    ...identity,
    name: "Suvarna & Sons",
    grievanceOfficer: { ...identity.grievanceOfficer, phone: "2" },
  },
} as unknown as Settings;

const hours = { part: "identity", name: "hours", saved: "10 to 7" } as const;
const officer = { part: "identity", name: "officer.name", saved: "Asha" } as const;

function typed(): SettingsDraft {
  return typeInto(typeInto(NO_DRAFT, OLD, hours, "9 to 8"), OLD, officer, "Meera");
}

it("keeps typed texts when a colleague saves, and takes the colleague's values elsewhere", () => {
  const { identity: next, parts } = changesOf(NEW, textsOf(typed()));
  expect(next).toMatchObject({
    name: "Suvarna & Sons",
    hours: "9 to 8",
    grievanceOfficer: { name: "Meera", phone: "2" },
  });
  expect(parts).toEqual([{ part: "identity", needsSecond: false }]);
});

it("notes a colleague's save only for parts in which the user has typed", () => {
  expect(isOutdated(typed(), OLD, ["identity"])).toBe(false);
  expect(isOutdated(typed(), NEW, ["identity"])).toBe(true);
  expect(isOutdated(NO_DRAFT, NEW, [])).toBe(false);
});

it("sends the version that the user saw first, until the user has looked at the new values", () => {
  const later = typeInto(typed(), NEW, { ...hours, saved: "10 to 7" }, "9 to 9");
  expect(later.seen.identity).toBe("i1");
  expect(withSeen(later, NEW).seen.identity).toBe("i2");
});

it("starts anew after a text was typed back", () => {
  const back = typeInto(typeInto(NO_DRAFT, OLD, hours, "9 to 8"), OLD, hours, "10 to 7");
  expect(textsOf(back).identity).toEqual({});
  expect(typeInto(back, NEW, hours, "9 to 9").seen.identity).toBe("i2");
});

it("drops a saved part alone", () => {
  const gst = { part: "values", name: "gstRateBp", saved: "3.00" } as const;
  const left = withoutPart(typeInto(typed(), OLD, gst, "5"), "identity");
  expect(textsOf(left)).toMatchObject({ identity: {}, values: { gstRateBp: "5" } });
});

it("needs a second person only in a shop that asks for one", () => {
  const saved = { part: "codes", name: "hsn.gold", saved: "7113" } as const;
  const texts = textsOf(typeInto(NO_DRAFT, OLD, saved, "711319"));
  expect(changesOf(OLD, texts).needsSecond).toBe(true);
  const environment = [{ name: "APPROVALS_REQUIRED", value: "false", isSet: true }];
  expect(changesOf({ ...OLD, environment }, texts)).toMatchObject({
    needsSecond: false,
    parts: [{ part: "codes", needsSecond: false }],
  });
});
