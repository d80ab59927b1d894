import { exportMe, getMe, updateMe } from "@suvarna/contract/accounts/calls";
import { sendVerification } from "@suvarna/contract/identity/calls";
import { expect, it } from "vitest";
import { testAct } from "../../test/acting.ts";
import { openShop } from "../../test/open-shop.ts";
import { openSession } from "../../test/shoppers.ts";
import { openCounterShopper } from "../identity/index.ts";

it("an account of the counter without an e-mail address shows none to its owner", async () => {
  await using shop = await openShop();
  const phone = "+919811100001";
  const userId = await testAct(shop.acts, (act) =>
    openCounterShopper(act, { name: "Gulmohar Sen", phone, email: undefined }),
  );
  const token = await openSession(shop.database.autocommit, userId, shop.clock.now);
  const shopper = shop.client(token);
  expect(await shopper.call(getMe, {})).toMatchObject({ email: "", emailVerified: false, phone });
  expect(await shopper.call(updateMe, { body: { location: "Pune" } })).toMatchObject({
    email: "",
    location: "Pune",
  });
  const data = await shopper.call(exportMe, {});
  expect(data).toMatchObject({ account: { name: "Gulmohar Sen", email: null, phone } });
  expect(JSON.stringify(data)).not.toContain("counter.invalid");
  // No letter is written to an address that nobody has.
  await shopper.call(sendVerification, {});
  expect(await shop.messagesTo("919811100001@counter.invalid")).toEqual([]);
});
