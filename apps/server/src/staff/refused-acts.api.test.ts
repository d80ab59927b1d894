import { listAudit } from "@suvarna/contract/audit/staff";
import { getJobs } from "@suvarna/contract/jobs/staff";
import { changePerson, listPeople } from "@suvarna/contract/staff/staff";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addCategory, addRing } from "../../test/catalogue.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";
import { auditLog } from "../platform/audit.ts";
import { newId } from "../platform/ids.ts";

let shop: TestShop;
let owner: Session;
beforeAll(async () => {
  shop = await openShop();
  owner = await shop.staff("owner");
});
afterAll(() => shop[Symbol.asyncDispose]());

const refusedActsOf = async (actor: string) =>
  (await shop.client(owner.token).call(listAudit, { query: { what: "refused", actor } })).items;
const forbidden = { code: "forbidden" };

it("a call that the role of staff does not allow is a line of the audit log", async () => {
  const support = await shop.staff("support");
  const id = newId();
  const call = shop.client(support.token).call(changePerson, {
    params: { id },
    headers: {},
    body: { role: "owner" },
  });
  await expect(call).rejects.toMatchObject(forbidden);
  expect(await refusedActsOf(support.userId)).toMatchObject([
    {
      what: "refused.forbidden",
      actor: { kind: "staff", id: support.userId },
      network: expect.any(String),
      subject: id,
      before: null,
      after: { call: "PATCH /staff/people/:id", role: "support" },
    },
  ]);
});

it("the line has the name of the record that was not changed", async () => {
  const { db } = shop.database;
  const ringId = await addRing(db, { categoryId: await addCategory(db, "Refused rings") });
  const support = await shop.staff("support");
  const headers = { authorization: `Bearer ${support.token}` };
  const url = `/api/staff/products/${ringId}/archive`;
  await shop.app.inject({ method: "POST", url, headers });
  const [line] = await refusedActsOf(support.userId);
  expect(line).toMatchObject({ subject: ringId, record: expect.any(String) });
});

it("an allowed call, a typed text, and a call of a shopper are not in it", async () => {
  const catalogue = await shop.staff("catalogue");
  const headers = { authorization: `Bearer ${catalogue.token}` };
  const url = `/api/staff/people/${encodeURIComponent("Ananya Rao, 98000 00017")}`;
  const answer = await shop.app.inject({ method: "PATCH", url, headers, payload: {} });
  expect(answer.statusCode).toBe(403);
  expect(await refusedActsOf(catalogue.userId)).toMatchObject([{ subject: null }]);

  await shop.client(owner.token).call(listPeople, { query: {} });
  expect(await refusedActsOf(owner.userId)).toEqual([]);
  const shopper = await shop.signUp();
  const refused = shop.client(shopper.token).call(getJobs, {});
  await expect(refused).rejects.toMatchObject(forbidden);
  expect(await refusedActsOf(shopper.userId)).toEqual([]);
});

it("a person who is refused again and again adds a limited number of lines", async () => {
  const rates = await shop.staff("rates");
  const { db } = shop.database;
  const before = await db.$count(auditLog);
  for (let call = 0; call < 70; call++) {
    const refused = shop.client(rates.token).call(listPeople, { query: {} });
    await expect(refused).rejects.toMatchObject(forbidden);
  }
  expect((await db.$count(auditLog)) - before).toBe(60);
});
