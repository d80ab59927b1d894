import type { SecondPersonLimits } from "@suvarna/contract/staff/staff-schemas";
import { paise } from "@suvarna/domain/money";
import type { Permission } from "@suvarna/domain/staff/permission";
import { sayHandRates } from "../parts/hand-rate-words.ts";
import { sayMoney } from "../parts/money.tsx";

/**
 * How far a permission goes: the role may see data, may act alone, or may act with the approval of
 * a second person.
 */
export type PermissionScope = "sees" | "alone" | "second";

/** A row of the table of roles: an act of staff, and the permission that it needs. */
interface PermissionRow {
  readonly permission: Permission;
  readonly words: string;
  readonly reach: PermissionScope;
}

/** A group of rows with a heading, in the table of roles. */
interface PermissionGroup {
  readonly name: string;
  readonly rows: readonly PermissionRow[];
}

const sees = (permission: Permission, words: string): PermissionRow => ({
  permission,
  words,
  reach: "sees",
});
const alone = (permission: Permission, words: string): PermissionRow => ({
  permission,
  words,
  reach: "alone",
});
/**
 * The table of roles and permissions in words, with the limits as they are now. A permission has
 * several rows when a part of it needs a second person. A test checks that every permission is
 * listed.
 */
export function permissionGroups(limits: SecondPersonLimits): readonly PermissionGroup[] {
  const second = (permission: Permission, words: string): PermissionRow => ({
    permission,
    words,
    reach: limits.required ? "second" : "alone",
  });
  const { rateJumpPercent, handRatePercent, makingProducts, priceFallPercent } = limits;
  const refund = sayRupees(limits.refund);
  return [
    {
      name: "Products",
      rows: [
        sees("products.read", "See products and stock"),
        alone("products.edit", "Change, publish, archive, import"),
        second(
          "products.edit",
          `Making charge of more than ${makingProducts} products at once, a price that falls more than ${priceFallPercent}%`,
        ),
      ],
    },
    {
      name: "Rates",
      rows: [
        sees("rates.read", "See the desk"),
        alone(
          "rates.set",
          handRatePercent === 0
            ? "Accept, refuse, hold, stop"
            : `Enter a rate at most ${handRatePercent}% from the last ones, accept, refuse, hold, stop`,
        ),
        second("rates.set", `Enter ${sayHandRates(handRatePercent)}`),
        second("rates.set", `Accept a reading more than ${rateJumpPercent}% from the last rates`),
        second("rates.set", "The premium, the duty, starting sales again"),
      ],
    },
    {
      name: "Orders and money",
      rows: [
        sees("orders.read", "See orders"),
        alone("orders.create", "Take an order at the counter"),
        alone("orders.move", "Weigh, dispatch, cancel"),
        alone("orders.deliverWithoutCode", "Deliver without the code of the door"),
        alone("returns.decide", `Returns, and refunds up to ${refund}`),
        second("returns.decide", `Refunds above ${refund}`),
        sees("orders.readPan", "Show a PAN"),
        sees("books.read", "Books and exports for the accountant"),
        sees("figures.read", "Today's figures"),
      ],
    },
    {
      name: "Shoppers",
      rows: [
        sees("tickets.read", "See tickets"),
        alone("tickets.answer", "Answer tickets"),
        sees("customers.read", "See customers"),
        second("customers.edit", "Export or close an account"),
        sees("newsletter.read", "Newsletter list and export"),
      ],
    },
    {
      name: "The shop",
      rows: [
        sees("content.read", "See content"),
        alone("content.edit", "Change and publish content"),
        sees("coupons.read", "See coupons"),
        alone("coupons.edit", "Make and switch coupons"),
        second(
          "coupons.edit",
          `A coupon above ${limits.couponPercent}% or ${sayRupees(limits.couponSum)}`,
        ),
        sees("settings.read", "See settings"),
        alone("settings.edit", "Change settings"),
        second("settings.edit", "Settings that move prices or money, or stand on invoices"),
        sees("approvals.read", "See requests for a second person, about what the role sees"),
        alone("approvals.decide", "Decide as the second person"),
        sees("people.read", "See staff and roles"),
        alone("people.edit", "Invite, change and suspend staff"),
        sees("audit.read", "Audit trail"),
        sees("jobs.read", "See work in the background"),
        alone("jobs.retry", "Try failed work again"),
      ],
    },
  ];
}

const sayRupees = (rupees: number) => sayMoney(paise(rupees));
