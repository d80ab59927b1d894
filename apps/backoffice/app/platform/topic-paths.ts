import type { StaffTopic } from "@suvarna/domain/staff/topic";

/**
 * The beginnings of the API paths whose answers become stale when a topic changes. The start page
 * shows data of nearly all topics.
 */
export const TOPIC_PATHS: Readonly<Record<StaffTopic, readonly string[]>> = {
  orders: [
    "/staff/orders",
    "/staff/figures",
    "/staff/refunds",
    "/staff/buyers",
    "/staff/payment-cases",
    "/staff/settlements",
    "/staff/waiting-money",
    "/staff/remittances",
    "/staff/books",
    "/staff/papers",
    // Orders affect the list of shoppers, which can be sorted by the sums of their orders.
    "/staff/customers",
  ],
  products: [
    "/staff/products",
    "/staff/huids",
    "/staff/figures",
    "/staff/counter",
    "/staff/collections",
    "/staff/translations",
    "/gold",
    "/category",
  ],
  rates: [
    "/staff/rates",
    "/staff/figures",
    "/staff/counter",
    "/staff/products/making/preview",
    "/today-price",
  ],
  tickets: ["/staff/ticket", "/staff/canned-answers", "/staff/customers", "/staff/figures"],
  customers: ["/staff/customers", "/staff/newsletter", "/staff/buyers"],
  // The pages of rates and of settings show requests for approval, so they depend on approvals.
  approvals: ["/staff/approvals", "/staff/figures", "/staff/rates", "/staff/settings"],
  audit: ["/staff/audit"],
  content: [
    "/staff/articles",
    "/staff/content",
    "/staff/carousel",
    "/staff/categories",
    "/staff/collections",
    "/staff/testimonials",
    "/staff/reviews",
    "/staff/gallery",
    "/staff/about",
    "/staff/policies",
    "/staff/coupons",
    "/staff/promotions",
    "/staff/translations",
    // The shop's details are content, and the page of the settings shows them too.
    "/staff/shop",
    "/staff/settings",
  ],
  people: ["/staff/people", "/staff/roles"],
  imports: ["/staff/imports", "/staff/products/import", "/staff/jobs"],
  restock: ["/staff/restock"],
  // The limit of low stock and the share of the advance are settings, so products and the shop's
  // data depend on settings.
  settings: ["/staff/settings", "/staff/shop", "/staff/products", "/staff/figures"],
};
