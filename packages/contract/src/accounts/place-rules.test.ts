import type { Country } from "@suvarna/domain/countries";
import { describe, expect, it } from "vitest";
import { DeliveryAddressInput } from "../orders/order-input.ts";
import { AddressInput } from "./schemas.ts";

const where = { city: "Somewhere", country: "India" } as const;
const phone = "+91 98000 00000";

/**
 * Validates one place twice, as an account's address and as an order's address, and returns the
 * errors of both.
 */
function errorsOf(place: { state: string; code: string; country?: Country }) {
  const { code, ...rest } = place;
  const address = {
    ...where,
    ...rest,
    addressLine: "1, Street",
    zipcode: code,
    primaryPhone: phone,
  };
  const sent = { ...where, ...rest, fullName: "A", street: "1, Street", pincode: code, phone };
  return [AddressInput.safeParse(address), DeliveryAddressInput.safeParse(sent)] as const;
}

it.each([
  ["Karnataka", "5600", "code", "Enter the 6-digit PIN code"],
  ["Karnataka", "290001", "code", "No place in India has this PIN code"],
  ["Kerala", "560003", "state", "PIN code 560003 is in Karnataka"],
  ["Bihar", "247662", "state", "PIN code 247662 is in Uttar Pradesh or Uttarakhand"],
  ["Texas", "560003", "state", "Choose a state of India"],
])("describes the error of %s %s, wherever it is written", (state, code, part, says) => {
  const results = errorsOf({ state, code });
  const fields = part === "state" ? ["state", "state"] : ["zipcode", "pincode"];
  for (const [index, { error }] of results.entries()) {
    const issues = error?.issues.map(({ path, message }) => [path.join("."), message]);
    expect(issues).toEqual([[fields[index], says]]);
  }
});

it.each([
  ["karnataka", "560003", "Karnataka"],
  ["Orissa", "751001", "Odisha"],
  ["Pondicherry", "605001", "Puducherry"],
  ["Uttarakhand", "247667", "Uttarakhand"],
])("accepts %s %s, and names it %s", (state, code, name) => {
  for (const { data } of errorsOf({ state, code })) expect(data?.state).toBe(name);
});

describe("abroad", () => {
  it.each([
    ["United Kingdom", "Kent", "ct12eh", "Kent", "CT1 2EH"],
    ["United Kingdom", "", "SW1A 1AA", "", "SW1A 1AA"],
    ["United States", "tx", "75001", "Texas", "75001"],
    ["United States", "New York", "100012345", "New York", "10001-2345"],
  ] as const)("takes in %s the place %j %j", (country, state, code, name, zipcode) => {
    const [account, order] = errorsOf({ country, state, code });
    expect(account.data).toMatchObject({ state: name, zipcode: zipcode });
    expect(order.data).toMatchObject({ state: name, pincode: zipcode });
  });

  it.each([
    ["United States", "Texas", "7500", "zipcode"],
    ["United States", "Texas", "750012", "zipcode"],
    ["United States", "Karnataka", "75001", "state"],
    ["United States", "", "75001", "state"],
    ["United Kingdom", "Kent", "560003", "zipcode"],
  ] as const)("refuses in %s the place %j %j by its %s", (country, state, code, field) => {
    const [account] = errorsOf({ country, state, code });
    expect(account.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it("reads a phone number by the address's country", () => {
    const address = { ...where, country: "United States", addressLine: "1, Street" } as const;
    const usAddress = {
      ...address,
      state: "Texas",
      zipcode: "75001",
      primaryPhone: "917 555 0100",
    };
    expect(AddressInput.parse(usAddress).primaryPhone).toBe("+19175550100");
    const wrong = AddressInput.safeParse({ ...usAddress, primaryPhone: "98000 0000" });
    expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
      "Enter a phone number, such as +1 212 555 0100",
    ]);
  });
});

it("reports all errors together", () => {
  const both = AddressInput.safeParse({
    ...where,
    addressLine: "",
    state: "Kerala",
    zipcode: "560003",
    primaryPhone: phone,
  });
  expect(both.error?.issues.map(({ path }) => path[0])).toEqual(["addressLine", "state"]);
});
