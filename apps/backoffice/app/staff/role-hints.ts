import type { StaffRole } from "@suvarna/domain/staff/permission";

/** The purpose of each role, in one sentence. */
export const ROLE_HINTS: Readonly<Record<StaffRole, string>> = {
  owner: "May do everything, and decides who works here.",
  catalogue: "Keeps the pieces, the content and the coupons.",
  orders: "Packs and sends orders, and gives money back.",
  rates: "Keeps the rates of gold and silver.",
  support: "Answers shoppers; sees orders.",
  accounts: "Keeps the books; sees orders and may look at a PAN.",
  auditor: "Sees what was done, and changes nothing.",
};
