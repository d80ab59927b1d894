import { listPermittedPeople } from "@suvarna/contract/staff/staff";
import { expect, it } from "vitest";
import { as, change, openStaffPeople, owner, shop } from "../../test/staff-people.ts";

openStaffPeople();

const OF_BOOKS = { params: { permission: "books.read" } } as const;

it("staff learn the names of the people who have a permission, and nothing else about them", async () => {
  const suspended = await shop.staff("accounts");
  await change(suspended.userId, { suspended: true });
  const accountant = await shop.staff("accounts");
  const support = await shop.staff("support");
  const { people } = await as(support).call(listPermittedPeople, OF_BOOKS);
  // An owner has more permissions than an accountant, and comes last.
  expect(people.slice(0, 2)).toEqual([
    { _id: accountant.userId, name: expect.any(String) },
    { _id: owner.userId, name: expect.any(String) },
  ]);

  await shop.staff("accounts");
  await shop.staff("auditor");
  const more = await as(support).call(listPermittedPeople, OF_BOOKS);
  expect(more.people).toHaveLength(3);
  expect(more.people.map(({ _id }) => _id)).not.toContain(owner.userId);
});

it("shoppers do not learn who works for the shop", async () => {
  const shopper = await shop.signUp();
  const refused = as(shopper).call(listPermittedPeople, OF_BOOKS);
  await expect(refused).rejects.toMatchObject({ code: "forbidden" });
});
