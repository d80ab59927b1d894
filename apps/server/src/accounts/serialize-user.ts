import type { Address, User } from "@suvarna/contract/accounts/schemas";
import { givenEmail } from "../identity/index.ts";
import type { AddressRow, UserWithAddresses } from "./queries.ts";

/** Converts a user to the format of the API, which contains no password and no session. */
export function serializeUser(user: UserWithAddresses, cartId: string): User {
  return {
    _id: user.id,
    fullName: user.name,
    // A shopper who was entered at the counter without an e-mail address sees none.
    email: givenEmail(user) ?? "",
    emailVerified: user.emailVerified,
    pendingEmail: user.pendingEmail,
    phone: user.phone ?? "",
    phoneVerified: user.phoneVerified,
    pendingPhone: user.pendingPhone,
    location: user.location,
    language: user.language,
    profileImage: user.image,
    createdAt: user.createdAt.toISOString(),
    cartId,
    addresses: user.addresses.map(serializeAddress),
    role: user.role,
    ...(user.staffRole ? { staffRole: user.staffRole } : {}),
  };
}

export function serializeAddress({ id, createdAt, updatedAt, ...address }: AddressRow): Address {
  return {
    ...address,
    _id: id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
