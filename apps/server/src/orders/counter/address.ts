import type { CounterOrderInput } from "@suvarna/contract/orders/counter-schemas";
import { HOME_COUNTRY, isAbroad } from "@suvarna/domain/countries";
import { wholeRupees } from "@suvarna/domain/formats";
import { INDIAN_STATES } from "@suvarna/domain/indian-states";
import { type Paise, rupees } from "@suvarna/domain/money";
import { INVOICE_ADDRESS_FROM, needsInvoiceAddress } from "@suvarna/domain/order";
import type { Db } from "../../platform/database.ts";
import { Refusal } from "../../platform/errors.ts";

type Address = NonNullable<CounterOrderInput["address"]>;

/** The dependencies of the addresses of an order that is handed over at the counter. */
export interface CounterAddressDependencies {
  /** Reads the shop's own address and GSTIN, for pieces that are taken away. */
  readonly signature: (db: Db) => Promise<{
    readonly legalName: string;
    readonly address: string;
    readonly phone: string;
    readonly gstin: string;
  }>;
}

/**
 * The address of the invoice. A buyer who takes the pieces along may leave out the address; the
 * state is then that of the shop, as the place of supply is.
 */
export async function buyerAddress(
  db: Db,
  dependencies: CounterAddressDependencies,
  { address, buyer }: Pick<CounterOrderInput, "address" | "buyer">,
): Promise<Address> {
  if (address) return address;
  if (!buyer) throw new Error("A counter order has no buyer");
  return { ...(await counterAddress(db, dependencies, buyer)), street: "" };
}

/**
 * Refuses an order without the buyer's address if its invoice must name it.
 * @throws Refusal bad_request
 */
export function refuseWithoutAddress({ street }: Pick<Address, "street">, total: Paise): void {
  if (street !== "" || !needsInvoiceAddress(total)) return;
  const from = wholeRupees(rupees(INVOICE_ADDRESS_FROM));
  const message = `Enter the buyer's address: from ${from} on, the invoice must name it.`;
  throw new Refusal("bad_request", { message, fields: { "address.street": message } });
}

/**
 * The address of an order that is handed over at the counter, whose state is the place of supply:
 * the buyer's address when the invoice names it, otherwise that of the shop (IGST Act, section
 * 10(1)(ca)). Pieces that are handed over in India are no export, so an address abroad does not
 * count.
 */
export async function handoverAddress(
  db: Db,
  dependencies: CounterAddressDependencies,
  address: Address,
): Promise<Address> {
  const isNamed = address.street !== "" && !isAbroad(address.country);
  return isNamed ? address : counterAddress(db, dependencies, address);
}

/** The shop's own address, as the address of an order that is handed over at the counter. */
async function counterAddress(
  db: Db,
  { signature }: CounterAddressDependencies,
  { fullName, phone }: Pick<Address, "fullName" | "phone">,
): Promise<Address> {
  const shop = await signature(db);
  const code = shop.gstin.slice(0, 2);
  const state = INDIAN_STATES.find((one) => one.code === code)?.name ?? "";
  const street = `Handed over at ${shop.legalName}, ${shop.address}`;
  return { fullName, phone, street, city: "", pincode: "", state, country: HOME_COUNTRY };
}
