import { expect, it } from "vitest";
import { AddressInput } from "./accounts-input.ts";
import { DeliveryAddressInput } from "./orders-input.ts";

const where = { city: "Somewhere", country: "India" } as const;
const phone = "9800000000";

/** What an address that an account keeps, and one of an order, say of the same place. */
function saidOf(place: { state: string; code: string; country?: "United Kingdom" }) {
  const { code, ...rest } = place;
  const kept = { ...where, ...rest, addressLine: "1, Street", zipcode: code, primaryPhone: phone };
  const sent = { ...where, ...rest, fullName: "A", street: "1, Street", pincode: code, phone };
  return [AddressInput.safeParse(kept), DeliveryAddressInput.safeParse(sent)] as const;
}

it.each([
  ["Karnataka", "5600", "code", "Enter the 6-digit PIN code"],
  ["Karnataka", "290001", "code", "No place in India has this PIN code"],
  ["Kerala", "560003", "state", "PIN code 560003 is in Karnataka"],
  ["Bihar", "247662", "state", "PIN code 247662 is in Uttar Pradesh or Uttarakhand"],
  ["Texas", "560003", "state", "Choose a state of India"],
])("says of %s %s what is wrong, wherever it is written", (state, code, part, says) => {
  const said = saidOf({ state, code });
  const fields = part === "state" ? ["state", "state"] : ["zipcode", "pincode"];
  for (const [index, { error }] of said.entries()) {
    const issues = error?.issues.map(({ path, message }) => [path.join("."), message]);
    expect(issues).toEqual([[fields[index], says]]);
  }
});

it.each([
  ["karnataka", "560003", "Karnataka"],
  ["Orissa", "751001", "Odisha"],
  ["Pondicherry", "605001", "Puducherry"],
  ["Uttarakhand", "247667", "Uttarakhand"],
])("takes %s %s, and calls it %s", (state, code, name) => {
  for (const { data } of saidOf({ state, code })) expect(data?.state).toBe(name);
});

it("leaves other countries their own", () => {
  for (const { data } of saidOf({ state: "Kent", code: "CT1 2EH", country: "United Kingdom" })) {
    expect(data?.state).toBe("Kent");
  }
});

it("says what else is wrong with it", () => {
  const both = AddressInput.safeParse({
    ...where,
    ...{ addressLine: "", state: "Kerala", zipcode: "560003", primaryPhone: phone },
  });
  expect(both.error?.issues.map(({ path }) => path[0])).toEqual(["addressLine", "state"]);
});
