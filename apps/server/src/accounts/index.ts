export { type NewAccount, openAccount } from "./open-account.ts";
export { removeAddresses } from "./queries.ts";
