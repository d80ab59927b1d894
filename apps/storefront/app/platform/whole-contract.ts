import * as accountCare from "@suvarna/contract/account-care";
import * as accounts from "@suvarna/contract/accounts";
import * as alerts from "@suvarna/contract/alerts";
import * as cart from "@suvarna/contract/cart";
import * as catalogue from "@suvarna/contract/catalogue";
import * as content from "@suvarna/contract/content";
import * as coupons from "@suvarna/contract/coupons";
import type { Endpoint } from "@suvarna/contract/endpoint";
import * as invoices from "@suvarna/contract/invoices";
import * as newsletter from "@suvarna/contract/newsletter";
import * as orders from "@suvarna/contract/orders";
import * as outbox from "@suvarna/contract/outbox";
import * as privacy from "@suvarna/contract/privacy";
import * as quotes from "@suvarna/contract/quotes";
import * as rates from "@suvarna/contract/rates";
import * as recovery from "@suvarna/contract/recovery";
import * as sandbox from "@suvarna/contract/sandbox";
import * as shop from "@suvarna/contract/shop";
import * as signIn from "@suvarna/contract/sign-in";
import * as support from "@suvarna/contract/support";
import * as unsubscribe from "@suvarna/contract/unsubscribe";
import * as wishlist from "@suvarna/contract/wishlist";

// What the build makes lean for all others is whole for this one module, which is fetched when the
// browser makes its first call: see lean-contract.ts.

const PARTS = [
  accountCare,
  accounts,
  alerts,
  cart,
  catalogue,
  content,
  coupons,
  invoices,
  newsletter,
  orders,
  outbox,
  privacy,
  quotes,
  rates,
  recovery,
  sandbox,
  shop,
  signIn,
  support,
  unsubscribe,
  wishlist,
];
const CALLS: ReadonlyMap<string, Endpoint["replies"]> = new Map(
  PARTS.flatMap((part) => Object.values(part))
    .filter(isEndpoint)
    .map((endpoint) => [nameOf(endpoint), endpoint.replies]),
);

/** The schemas of a call's answers, by status; null for a call that the storefront never makes. */
export function repliesOf(endpoint: Pick<Endpoint, "method" | "path">): Endpoint["replies"] | null {
  return CALLS.get(nameOf(endpoint)) ?? null;
}

function nameOf({ method, path }: Pick<Endpoint, "method" | "path">): string {
  return `${method} ${path}`;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "replies" in value;
}
