/**
 * Groups of modules that the build joins in one file each, for the pages of the logged-in user. As
 * the many small files that these pages happen to share, they would take twice as many requests,
 * and on HTTP/1.1 a browser makes six requests at a time.
 *
 * A group takes with it whatever its modules import, unless an earlier group has it. So what public
 * pages use too is listed in `APART`, and stays in files of its own. `npm run bench:bytes` shows
 * when a page loads more than before.
 */

/** Matches modules by the ends of their paths, without the extension. */
function modules(...paths: readonly string[]): RegExp {
  return new RegExp(`[\\\\/](${paths.join("|").replaceAll("/", "[\\\\/]")})[.](tsx?|mjs|js)$`);
}

/** Modules of the groups below that public pages use too. */
const APART = modules(
  "ui/src/(picture|button-link|text-link|select|ledger)",
  "words/src/[a-z]+/indian-time",
  "lucide/dist/esm/icons/(gem|message-circle)",
);

/** Controls, icons and calls of a few bytes each, which some public pages use too. */
const CONTROLS = modules("ui/src/(text-button|dialog|checkbox)");
const ICONS = modules("lucide/dist/esm/icons/(gift|lock|package)");
const ACCOUNT_CALLS = modules("contract/src/(identity|newsletter)/calls");

/** The rules about places, which the schemas of forms and the fields of an address share. */
const PLACES = modules(
  "domain/src/(indian-states|us-states|postal-regions|postal-cities)",
  "contract/src/accounts/(address-rules|place-errors)",
);

/** The rules of an order, which schemas of forms and the cart share. */
const ORDER = modules("domain/src/order");

/** The queries, the account and the cart, which every page of the logged-in user needs. */
const PERSONAL = modules(
  "node_modules/@tanstack/.+",
  "app/platform/(queries|queries-provider)",
  "app/accounts/(members-only|login-prompt|empty-list-page|load-failure|load-person|me-query)",
  "app/cart/(cart-query|changed-cart|other-tabs)",
  "contract/src/(cart|accounts)/calls",
);

/** The parts of pages that show the pieces of a cart or of an order. */
const CART = modules(
  "app/cart/(totals-ledger|advance-ledger|line-words|line-state|live-cart|empty-cart)",
  "words/src/[a-z]+/coupon-of-cart",
);

/** The list of a user's orders, what an unpaid order needs, and the message of a new order. */
const ORDERS = modules("app/orders/(order-queries|unpaid)", "app/checkout/order-message");

/** The modules that the checkout, the payment page and the thank-you page share. */
const CHECKOUT = modules(
  "app/checkout/(order-aside|contact-proof|payment-rows|payment-window)",
  "ui/src/radio-rows",
);

/** The form library and the fields of forms. */
const FORMS = modules(
  "node_modules/react-hook-form/.+",
  "ui/src/(text-field|select-field)",
  "ui/src/forms/(server-errors|submit-button|form-shell)",
);

/** The fields of an address. */
const ADDRESS = modules(
  "app/accounts/(country-field|state-field|postal-code-field|place-of-pin|use-fill-place)",
);

/** The words for a person's place and number, and the proofs of a number and of an address. */
const PERSON = modules(
  "app/accounts/(place-words|phone-words|accepted-policies|email-proof|phone-proof)",
  "words/src/[a-z]+/countries",
);

/** The file name of a module without its extension. */
const nameOf = (path: string): string => /([^\\/]+)[.]\w+$/.exec(path)?.[1] ?? "module";

/** The groups that must have their modules before the schemas of forms. */
export const BEFORE_SCHEMAS = [
  { name: "places", test: PLACES, priority: 2 },
  { name: "order", test: ORDER, priority: 2 },
];

/** The groups after all other groups, in this order. */
export const PERSONAL_GROUPS = [
  { name: nameOf, test: APART },
  { name: "controls", test: CONTROLS },
  { name: "icons", test: ICONS },
  { name: "account-calls", test: ACCOUNT_CALLS },
  { name: "person", test: PERSON },
  { name: "forms", test: FORMS },
  { name: "address", test: ADDRESS },
  { name: "personal", test: PERSONAL },
  { name: "cart", test: CART },
  { name: "orders", test: ORDERS },
  { name: "checkout", test: CHECKOUT },
];
