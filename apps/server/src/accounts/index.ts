export { AVATARS_FOLDER, existingAvatars } from "./avatars.ts";
export { eraseApproved, grantExport } from "./customer-requests.ts";
export { type NewAccount, openAccount } from "./open-account.ts";
export { accountPersonalData } from "./personal-data.ts";
export { removeAddresses } from "./queries.ts";
