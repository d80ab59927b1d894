import { getMe } from "@suvarna/contract/accounts/calls";
import { listAudit } from "@suvarna/contract/audit/staff";
import { endOtherStaffSessions, listStaffSessions } from "@suvarna/contract/staff/staff";
import { expect, it } from "vitest";
import { as, openStaffPeople, owner, shop } from "../../test/staff-people.ts";

openStaffPeople();

it("an owner ends all sessions of staff but this one, and none of a shopper", async () => {
  const rates = await shop.staff("rates");
  const shopper = await shop.signUp();
  const elsewhere = await shop.staff();
  expect(elsewhere.userId).toBe(owner.userId);
  await expect(as(rates).call(endOtherStaffSessions, {})).rejects.toMatchObject({
    code: "forbidden",
  });

  await as(owner).call(endOtherStaffSessions, {});
  for (const ended of [rates, elsewhere]) {
    await expect(as(ended).call(getMe, {})).rejects.toMatchObject({ code: "unauthenticated" });
  }
  expect(await as(shopper).call(getMe, {})).toMatchObject({ _id: shopper.userId });
  const { sessions } = await as(owner).call(listStaffSessions, {});
  expect(sessions).toMatchObject([{ current: true, person: { _id: owner.userId } }]);
  const { items } = await as(owner).call(listAudit, { query: { what: "person.sessions_ended" } });
  const ended = items.map(({ subject, actor }) => [subject, actor.id]);
  expect(ended.toSorted()).toEqual(
    [rates.userId, owner.userId].map((id) => [id, owner.userId]).toSorted(),
  );
});

it("it needs a fresh proof", async () => {
  const { token } = await shop.staff();
  shop.clock.now = new Date(shop.clock.now.getTime() + 6 * 60_000);
  const answer = await shop.app.inject({
    method: "DELETE",
    url: "/api/staff/people/sessions",
    headers: { authorization: `Bearer ${token}` },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([403, "fresh_proof_needed"]);
});
