export { endAllLogins } from "./access.ts";
export { refuseCommonPassword } from "./common-passwords.ts";
export { findByContact, givenEmail, openCounterShopper } from "./counter-shoppers.ts";
export { hasDemonstrationAccounts, hasUsers } from "./demonstration-accounts.ts";
export {
  demonstrationCode,
  hasDemonstrationFactor,
  keepDemonstrationFactors,
} from "./demonstration-factor.ts";
export { keepStaffAccount } from "./keep-staff-account.ts";
export { type NewUser, openUser } from "./open-user.ts";
export { hashPassword } from "./password-hash.ts";
export type { Profiles } from "./profiles.ts";
export { type OwnerDependencies, proveOwner } from "./prove-owner.ts";
export {
  canReadMessages,
  eraseUser,
  findProvedContacts,
  findUser,
  findUserOfEmail,
  lockUser,
  setUserImage,
  usersWithProvedEmail,
} from "./queries.ts";
export { requireAssignee } from "./require-assignee.ts";
export { resetFactor } from "./reset-factor.ts";
export { findSession } from "./sessions.ts";
export type { SessionConfig } from "./settings.ts";
export { SAMPLE_PARTNER_EMAIL } from "./settings.ts";
export { listShoppers } from "./shoppers.ts";
export type { UserSums } from "./shoppers-by-sum.ts";
export { exportSignIns } from "./sign-in-data.ts";
export {
  countStaffByRole,
  endOtherStaffSessions,
  endStaffSession,
  factorKindsOf,
  listStaffSessions,
} from "./staff-presence.ts";
export {
  activeStaff,
  findStaff,
  isEmailKnown,
  listStaff,
  lockStaff,
  namesOf,
  type StaffUser,
  setStaffRole,
  setSuspended,
} from "./staff-users.ts";
export { updateUser } from "./update-user.ts";
export type { WaysToSignIn } from "./ways-to-sign-in.ts";
