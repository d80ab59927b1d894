import { STAFF_ROLES } from "@suvarna/domain/staff/permission";
import { expect, it } from "vitest";
import { findForbiddenPage, isCurrentPlace, mayOpen, PLACES, phoneTabs, TASKS } from "./places.ts";

const placesOf = (role: (typeof STAFF_ROLES)[number]) =>
  PLACES.flat().filter((place) => mayOpen(role, place));
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
    for (const { to } of TASKS.filter((task) => mayOpen(role, task))) {
      expect(findForbiddenPage(role, to.replace(/\?.*/, ""))).toBeUndefined();
    }
  }
});

it("closes exactly the pages that a role's navigation leaves out, with the pages below them", () => {
  for (const role of STAFF_ROLES) {
    for (const place of PLACES.flat().filter(({ to }) => to !== "/" && to !== "/staff")) {
      const closed = mayOpen(role, place) ? undefined : place;
      expect(findForbiddenPage(role, place.to)).toBe(closed);
      expect(findForbiddenPage(role, `${place.to}/1`)).toBe(closed);
    }
  }
  expect(findForbiddenPage("rates", "/approvals")).toBeUndefined();
  expect(findForbiddenPage("rates", "/ordersheet")).toBeUndefined();
});

it("opens the books to the roles that read them and to those that send money back", () => {
  const books = STAFF_ROLES.filter((role) => findForbiddenPage(role, "/books") === undefined);
  expect(books).toEqual(["owner", "orders", "accounts", "auditor"]);
  const day = TASKS.filter(({ to }) => to === "/books/exports");
  const savers = STAFF_ROLES.filter((role) => day.some((task) => mayOpen(role, task)));
  expect(savers).toEqual(["owner", "accounts", "auditor"]);
});

it("marks the page of the navigation to which a page belongs", () => {
  const current = (pathname: string) =>
    names(PLACES.flat().filter((place) => isCurrentPlace(place, pathname)));
  expect(current("/")).toEqual(["Today"]);
  expect(current("/orders/7/refund")).toEqual(["Orders"]);
  expect(current("/papers/7/packing-slip")).toEqual(["Orders"]);
  expect(current("/newsletter")).toEqual(["Customers"]);
  expect(current("/translations/article")).toEqual(["Content"]);
  expect(current("/approvals")).toEqual([]);
});
