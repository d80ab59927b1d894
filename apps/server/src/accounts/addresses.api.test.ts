import { addAddress, deleteAddress, getMe, updateAddress } from "@suvarna/contract/accounts/calls";
import type { AddressInput } from "@suvarna/contract/accounts/schemas";
import type { Client } from "@suvarna/contract/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  client = shop.client((await shop.signUp()).token);
});

const OFFICE: AddressInput = {
  type: "Office",
  addressLine: "4th Floor, MG Road",
  city: "Kochi",
  state: "Kerala",
  zipcode: "682001",
  country: "India",
  primaryPhone: "+919800000077",
};

async function addressesNow() {
  return (await client.call(getMe, {})).addresses;
}

/** Returns the city of the default address. The test fails unless there is exactly one default. */
async function defaultCity() {
  const defaults = (await addressesNow()).filter(({ isDefault }) => isDefault);
  expect(defaults).toHaveLength(1);
  return defaults[0]?.city;
}

describe("the addresses of an account", () => {
  it("are not more than anybody needs", async () => {
    const there = (await addressesNow()).length;
    for (let count = there; count < 20; count++) await client.call(addAddress, { body: OFFICE });
    await expect(client.call(addAddress, { body: OFFICE })).rejects.toMatchObject({
      status: 400,
      message: "You can keep 20 addresses. Please delete one first.",
    });
  });

  it("are added, replaced and removed", async () => {
    const added = await client.call(addAddress, { body: OFFICE });
    expect(added).toMatchObject({ ...OFFICE, isDefault: false });
    expect(await addressesNow()).toHaveLength(2);

    const params = { id: added._id };
    const body = { ...OFFICE, city: "Ernakulam" };
    expect(await client.call(updateAddress, { params, body })).toEqual({ ...added, ...body });
    expect((await addressesNow())[1]?.city).toBe("Ernakulam");

    await client.call(deleteAddress, { params });
    expect(await addressesNow()).toHaveLength(1);
  });

  it("have one default, the address that was chosen last", async () => {
    expect(await defaultCity()).toBe("Bengaluru");
    await client.call(addAddress, { body: { ...OFFICE, isDefault: true } });
    expect(await defaultCity()).toBe("Kochi");
    const [home] = await addressesNow();
    const { _id: id, ...address } = home as NonNullable<typeof home>;
    const body = { ...(address as AddressInput), isDefault: true };
    await client.call(updateAddress, { params: { id }, body });
    expect(await defaultCity()).toBe("Bengaluru");
  });

  it("always have a default, also after the default was unset or removed", async () => {
    const second = await client.call(addAddress, { body: { ...OFFICE, isDefault: true } });
    const params = { id: second._id };
    await client.call(updateAddress, {
      params,
      body: { ...OFFICE, city: "Thrissur", isDefault: false },
    });
    expect(await defaultCity()).toBe("Thrissur");
    await client.call(deleteAddress, { params });
    expect(await defaultCity()).toBe("Bengaluru");
  });

  it("have one default, although several are chosen at the same time", async () => {
    const cities = ["Kochi", "Kannur", "Kollam", "Thrissur"];
    await Promise.all(
      cities.map((city) => client.call(addAddress, { body: { ...OFFICE, city, isDefault: true } })),
    );
    expect(await addressesNow()).toHaveLength(5);
    expect(cities).toContain(await defaultCity());
  });

  it("need a PIN code of their state, where their country has them", async () => {
    const wrong = client.call(addAddress, { body: { ...OFFICE, zipcode: "0682001" } });
    await expect(wrong).rejects.toMatchObject({
      status: 400,
      fields: { zipcode: "Enter the 6-digit PIN code" },
    });
    const elsewhere = client.call(addAddress, { body: { ...OFFICE, state: "Goa" } });
    await expect(elsewhere).rejects.toMatchObject({
      status: 400,
      fields: { state: "PIN code 682001 is in Kerala" },
    });
    const body = { ...OFFICE, country: "United Kingdom", state: "", zipcode: "sw1a1aa" } as const;
    const saved = await client.call(addAddress, {
      body: { ...body, primaryPhone: "020 7946 0000" },
    });
    expect(saved).toMatchObject({ state: "", zipcode: "SW1A 1AA", primaryPhone: "+442079460000" });
  });

  it("are unknown when they are not there, and forbidden when they are another's", async () => {
    for (const id of ["nonsense", newId()]) {
      const missing = { status: 404, code: "not_found" };
      const params = { id };
      await expect(client.call(deleteAddress, { params })).rejects.toMatchObject(missing);
      const update = client.call(updateAddress, { params, body: OFFICE });
      await expect(update).rejects.toMatchObject(missing);
    }
    const other = shop.client((await shop.signUp()).token);
    const theirs = await other.call(addAddress, { body: OFFICE });
    const params = { id: theirs._id };
    const forbidden = { status: 403, code: "forbidden" };
    await expect(client.call(deleteAddress, { params })).rejects.toMatchObject(forbidden);
    const update = client.call(updateAddress, { params, body: OFFICE });
    await expect(update).rejects.toMatchObject(forbidden);
    expect((await other.call(getMe, {})).addresses).toContainEqual(theirs);
  });
});
