import { type NewAccount, openAccount } from "../src/accounts/index.ts";
import { hashPassword, type NewUser, SAMPLE_PARTNER_EMAIL } from "../src/identity/index.ts";
import type { Act } from "../src/platform/act.ts";

/**
 * The shoppers' accounts of a demonstration. The persons are invented, and their addresses get no
 * mail.
 */
export const DEMONSTRATION_SHOPPERS = [
  {
    name: "Asha Menon",
    email: "asha@suvarna.example",
    password: "asha-suvarna",
    phone: "+919800000001",
    address: {
      addressLine: "14, 3rd Cross, Malleswaram",
      city: "Bengaluru",
      state: "Karnataka",
      zipcode: "560003",
    },
  },
  {
    name: "Rohan Deshpande",
    email: "rohan@suvarna.example",
    password: "rohan-suvarna",
    phone: "+919800000002",
    address: {
      addressLine: "7, Prabhat Road, Lane 4",
      city: "Pune",
      state: "Maharashtra",
      zipcode: "411004",
    },
  },
] as const;

export const DEMONSTRATION_EMAILS: readonly string[] = DEMONSTRATION_SHOPPERS.map(
  ({ email }) => email,
);

/** The demonstration's second owner, because some acts of staff need two persons. */
export const DEMONSTRATION_PARTNER = {
  name: "Kavita Rao",
  email: SAMPLE_PARTNER_EMAIL,
  password: "partner-suvarna",
} as const;

/**
 * The time since when the second owner is staff. It lies in the past, because a new member of staff
 * may not approve yet.
 */
const PARTNER_SINCE = new Date("2026-01-01T00:00:00Z");

/**
 * Prepares the account of the second owner, outside of any transaction because hashing takes time.
 */
export async function seedPartner(): Promise<NewUser> {
  const { name, email, password } = DEMONSTRATION_PARTNER;
  const passwordHash = await hashPassword(password);
  const contact = { email, emailVerified: true, phone: null };
  return { name, ...contact, passwordHash, staffRole: "owner", staffSince: PARTNER_SINCE };
}

/** Prepares the demonstration's accounts, outside of any transaction because hashing takes time. */
export function seedShoppers(): Promise<NewAccount[]> {
  return Promise.all(
    DEMONSTRATION_SHOPPERS.map(async ({ name, email, password, phone, address }) => ({
      name,
      email,
      // A confirmed address allows the user to log in by Google with this address.
      emailVerified: true,
      phone,
      phoneVerified: true,
      staffRole: null,
      passwordHash: await hashPassword(password),
      addresses: [
        {
          ...address,
          type: "Home",
          country: "India" as const,
          primaryPhone: phone,
          isDefault: true,
        },
      ],
    })),
  );
}

export async function openAccounts(act: Act, accounts: readonly NewAccount[]): Promise<void> {
  for (const each of accounts) await openAccount(act, each);
}
