import { listAudit } from "@suvarna/contract/audit/staff";
import { askForHelp, listPermittedPeople } from "@suvarna/contract/staff/staff";
import { expect, it } from "vitest";
import type { Session } from "../../test/open-shop.ts";
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

const askFrom = (from: Session, id: string, page = "/books") =>
  as(from).call(askForHelp, { params: { permission: "books.read", id }, body: { page } });

it("a colleague with the permission is asked by a letter, once an hour for a page", async () => {
  const accountant = await shop.staff("accounts");
  const support = await shop.staff("support");
  const letters = async () => {
    const all = await shop.messagesTo(accountant.email);
    return all.filter(({ kind }) => kind === "help-asked");
  };
  await askFrom(support, accountant.userId);
  await askFrom(support, accountant.userId);
  expect(await letters()).toHaveLength(1);
  expect((await letters())[0]?.text).toContain("/admin/books");
  await askFrom(support, accountant.userId, "/books/2026");
  expect(await letters()).toHaveLength(2);
  const { items } = await as(owner).call(listAudit, { query: { what: "person.help_asked" } });
  expect(items[0]).toMatchObject({
    subject: accountant.userId,
    actor: { id: support.userId },
    after: { permission: "books.read", page: "/books/2026" },
  });
});

it("nobody else is asked, and a letter leads to no other site", async () => {
  const support = await shop.staff("support");
  const shopper = await shop.signUp();
  const suspended = await shop.staff("accounts");
  await change(suspended.userId, { suspended: true });
  for (const id of [support.userId, shopper.userId, suspended.userId, "no-id"]) {
    await expect(askFrom(support, id)).rejects.toMatchObject({ code: "person_not_found" });
  }
  for (const page of ["//evil.example", "https://evil.example", "/a b", "/books?next=//evil"]) {
    await expect(askFrom(support, owner.userId, page)).rejects.toMatchObject({
      code: "bad_request",
    });
  }
  await expect(askFrom(shopper, owner.userId)).rejects.toMatchObject({ code: "forbidden" });
});
