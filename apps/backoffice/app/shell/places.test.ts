import { may, STAFF_ROLES } from "@suvarna/domain/staff/permission";
import { expect, it } from "vitest";
import { findForbiddenPage, PLACES, phoneTabs, TASKS } from "./places.ts";

const placesOf = (role: (typeof STAFF_ROLES)[number]) =>
  PLACES.flat().filter(({ needs }) => may(role, needs));
const names = (places: readonly { readonly name: string }[]) => places.map(({ name }) => name);

it("shows each role at most four pages in the bar at the foot of a phone", () => {
  expect(names(phoneTabs(placesOf("owner")).tabs)).toEqual(["Today", "Orders", "Rates", "Support"]);
  expect(names(phoneTabs(placesOf("catalogue")).tabs)).toEqual([
    "Today",
    "Products",
    "Rates",
    "Content",
  ]);
  expect(phoneTabs(placesOf("rates")).rest).toEqual([]);
  for (const role of STAFF_ROLES) {
    const { tabs, rest } = phoneTabs(placesOf(role));
    expect(tabs.length + rest.length).toBe(placesOf(role).length);
  }
});

it("offers a role no task on a page that the role may not see", () => {
  for (const role of STAFF_ROLES) {
    for (const { to } of TASKS.filter(({ needs }) => may(role, needs))) {
      expect(findForbiddenPage(role, to.replace(/\?.*/, ""))).toBeUndefined();
    }
  }
});

it("closes exactly the pages that a role's navigation leaves out, with the pages below them", () => {
  for (const role of STAFF_ROLES) {
    for (const place of PLACES.flat().filter(({ to }) => to !== "/" && to !== "/staff")) {
      const closed = may(role, place.needs) ? undefined : place;
      expect(findForbiddenPage(role, place.to)).toBe(closed);
      expect(findForbiddenPage(role, `${place.to}/1`)).toBe(closed);
    }
  }
  expect(findForbiddenPage("rates", "/approvals")).toBeUndefined();
  expect(findForbiddenPage("rates", "/ordersheet")).toBeUndefined();
});
