export { AVATARS_FOLDER, knownAvatars } from "./avatars.ts";
export { eraseApproved, grantExport } from "./customer-requests.ts";
export { accountHolding } from "./holding.ts";
export { type NewAccount, openAccount } from "./open-account.ts";
export { removeAddresses } from "./queries.ts";
