import type { Permission } from "@suvarna/domain/staff/permission";

/** A group of permissions, as the table of roles shows it. */
interface PermissionGroup {
  readonly name: string;
  readonly permissions: readonly (readonly [Permission, string])[];
}

/** The permissions in words. A test checks that every permission is listed. */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = [
  {
    name: "Products",
    permissions: [
      ["products.read", "See products and stock"],
      ["products.edit", "Change, publish, archive, import"],
    ],
  },
  {
    name: "Rates",
    permissions: [
      ["rates.read", "See the desk"],
      ["rates.set", "Enter, accept, refuse, hold and stop rates"],
    ],
  },
  {
    name: "Orders and money",
    permissions: [
      ["orders.read", "See orders"],
      ["orders.create", "Take an order at the counter"],
      ["orders.move", "Weigh, dispatch, cancel"],
      ["returns.decide", "Returns and refunds"],
      ["orders.readPan", "Show a PAN"],
      ["books.read", "Books and exports for the accountant"],
      ["figures.read", "Today's figures"],
    ],
  },
  {
    name: "Shoppers",
    permissions: [
      ["tickets.read", "See tickets"],
      ["tickets.answer", "Answer tickets"],
      ["customers.read", "See customers"],
      ["customers.edit", "Ask for an export or the closing of an account"],
      ["newsletter.read", "Newsletter list and export"],
    ],
  },
  {
    name: "The shop",
    permissions: [
      ["content.read", "See content"],
      ["content.edit", "Change and publish content"],
      ["coupons.read", "See coupons"],
      ["coupons.edit", "Make and switch coupons"],
      ["settings.read", "See settings"],
      ["settings.edit", "Change settings, with a second person"],
      ["approvals.read", "See requests for a second person"],
      ["approvals.decide", "Decide as the second person"],
      ["people.read", "See staff and roles"],
      ["people.edit", "Invite, change and suspend staff"],
      ["audit.read", "Audit trail"],
      ["jobs.read", "See work in the background"],
      ["jobs.retry", "Try failed work again"],
    ],
  },
];
