/** A field of the shopper of a counter order. */
export type FieldName =
  | "phone"
  | "name"
  | "email"
  | "street"
  | "city"
  | "state"
  | "pincode"
  | "pan";

/** The names under which the server reports errors, by the field of the page. */
const ERROR_NAMES: Readonly<Record<FieldName, readonly string[]>> = {
  phone: ["address.phone", "buyer.phone", "shopper.phone"],
  name: ["address.fullName", "buyer.fullName", "shopper.name"],
  email: ["shopper.email"],
  street: ["address.street", "address"],
  city: ["address.city"],
  state: ["address.state"],
  pincode: ["address.pincode"],
  pan: ["pan"],
};

/** The server's error message for a field of the shopper; undefined without an error. */
export function errorOf(
  field: FieldName,
  errors: Readonly<Record<string, string>>,
): string | undefined {
  return ERROR_NAMES[field].map((name) => errors[name]).find((message) => message !== undefined);
}
