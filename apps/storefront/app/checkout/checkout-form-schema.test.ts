import { OrderInput } from "@suvarna/contract/orders/order-input";
import { expect, it } from "vitest";
import { type AddressValues, type CheckoutValues, checkoutSchema } from "./checkout-form-schema.ts";
import { orderBody } from "./order-body.ts";

const address: AddressValues = {
  country: "India",
  firstName: " Ananya ",
  lastName: "Krishnan",
  street: "14, 3rd Cross, Malleswaram",
  apartment: "",
  city: "Bengaluru",
  state: "Karnataka",
  pincode: "560003",
  phone: "98000 00000",
};
const empty: AddressValues = {
  country: "India",
  firstName: "",
  lastName: "",
  street: "",
  apartment: "",
  city: "",
  state: "",
  pincode: "",
  phone: "",
};
const values: CheckoutValues = {
  contact: "ananya.k@example.in",
  shippingAddress: address,
  billing: "same",
  billingAddress: empty,
  pan: "",
  paymentMethod: "cash-on-delivery",
  payment: "whole",
  gift: false,
  giftMessage: "",
  save: true,
  news: false,
};

function messages(
  changed: Partial<Record<keyof CheckoutValues, unknown>>,
  rules = { needsPan: false },
) {
  const result = checkoutSchema(rules).safeParse({ ...values, ...changed });
  // The form shows only the first error message of a field.
  const issues = (result.error?.issues ?? []).toReversed();
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

it("creates an order that the contract accepts", () => {
  const form = checkoutSchema({ needsPan: false }).parse(values);
  const body = orderBody(form, { cartId: "c1", quoteId: "q1", expectedTotal: 1234.5 });
  expect(OrderInput.parse(body)).toMatchObject({
    cartId: "c1",
    expectedTotal: 1234.5,
    contact: "ananya.k@example.in",
    paymentMethod: "COD",
    shippingAddress: { fullName: "Ananya Krishnan", phone: "+919800000000", state: "Karnataka" },
  });
  expect(body).not.toHaveProperty("billingAddress");
  expect(body).not.toHaveProperty("pan");
  expect(body.shippingAddress).not.toHaveProperty("firstName");
});

it("sends the advance only when it is chosen", () => {
  const locked = { cartId: "c1", quoteId: "q1", expectedTotal: 1 };
  const body = (payment: "whole" | "advance") =>
    orderBody(checkoutSchema({ needsPan: false }).parse({ ...values, payment }), locked);
  expect(body("whole")).not.toHaveProperty("payment");
  expect(OrderInput.parse(body("advance")).payment).toBe("advance");
});

it("accepts a single name", () => {
  const shippingAddress = { ...address, lastName: "" };
  const form = checkoutSchema({ needsPan: false }).parse({ ...values, shippingAddress });
  const body = orderBody(form, { cartId: "c1", quoteId: "q1", expectedTotal: 1 });
  expect(OrderInput.parse(body).shippingAddress.fullName).toBe("Ananya");
});

it("names each field that is missing", () => {
  expect(messages({ contact: "ananya@", shippingAddress: empty })).toMatchObject({
    contact: "Enter an e-mail address or a phone number",
    "shippingAddress.firstName": "Enter the first name",
    "shippingAddress.street": "Enter the address",
    "shippingAddress.city": "Enter the city",
    "shippingAddress.state": "Choose a state of India",
    "shippingAddress.pincode": "Enter the 6-digit PIN code",
    "shippingAddress.phone": "Enter a phone number",
  });
});

it("checks the postal code by the form of its country", () => {
  const shippingAddress = { ...address, pincode: "5600" };
  expect(messages({ shippingAddress })).toEqual({
    "shippingAddress.pincode": "Enter the 6-digit PIN code",
  });
  const abroad = {
    ...address,
    country: "United Kingdom" as const,
    phone: "020 7946 0000",
    pincode: "SW1A 1AA",
    state: "London",
  };
  expect(messages({ shippingAddress: abroad })).toEqual({});
  const says = "Enter the ZIP code of 5 or 9 digits, such as 10001 or 10001-2345";
  const american = {
    ...abroad,
    country: "United States" as const,
    state: "New York",
    phone: "(212) 555-0100",
  };
  expect(messages({ shippingAddress: american })).toEqual({ "shippingAddress.pincode": says });
});

it("refuses a PIN code that does not exist in India", () => {
  const nowhere = { ...address, pincode: "290001" };
  const says = "No place in India has this PIN code";
  expect(messages({ shippingAddress: nowhere })).toEqual({ "shippingAddress.pincode": says });
  expect(messages({ billing: "different", billingAddress: nowhere })).toEqual({
    "billingAddress.pincode": says,
  });
});

it("judges the billing address only when it is another one", () => {
  expect(messages({ billing: "same" })).toEqual({});
  expect(messages({ billing: "different" })).toHaveProperty(["billingAddress.firstName"]);
});

it("requires the PAN only where the law does", () => {
  expect(messages({ pan: "nonsense" })).toEqual({});
  expect(messages({ pan: "nonsense" }, { needsPan: true })).toHaveProperty("pan");
  expect(messages({ pan: "abcde1234f" }, { needsPan: true })).toEqual({});
});

it("requires a payment method", () => {
  expect(messages({ paymentMethod: null })).toEqual({ paymentMethod: "Choose how to pay" });
});
