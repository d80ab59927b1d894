import { FACTOR_KINDS } from "@suvarna/contract/identity/constants";
import { STAFF_ROLES } from "@suvarna/domain/staff/permission";
import type { LanguageCode } from "@suvarna/words/languages";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, id, lowerText, time } from "../platform/columns.ts";
import { wordsOf } from "../platform/word-search.ts";

export const role = pgEnum("role", ["shopper", "staff"]);
export const staffRole = pgEnum("staff_role", STAFF_ROLES);

interface SearchedColumns {
  readonly name: AnyPgColumn;
  readonly email: AnyPgColumn;
  readonly phone: AnyPgColumn;
}

/**
 * Builds the words by which staff find a user. A phone number is found with and without its +91.
 */
export function userWords({ name, email, phone }: SearchedColumns): SQL {
  const ownNumber = sql`coalesce(right(${phone}, 10), '')`;
  return wordsOf(sql`${name}`, sql`${email}`, sql`coalesce(${phone}, '')`, ownNumber);
}

export const users = pgTable(
  "users",
  {
    id: id(),
    name: text().notNull(),
    email: lowerText().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    /**
     * The phone number in E.164. Several accounts may have entered a number; it logs in only to the
     * account that has proved it.
     */
    phone: text(),
    phoneVerified: boolean().notNull().default(false),
    /**
     * The new e-mail address and phone number, which replace the proved ones once they are proved
     * too.
     */
    pendingEmail: lowerText(),
    pendingPhone: text(),
    location: text().notNull().default(""),
    /** The code of the language in which the shop writes to the user. */
    language: text().$type<LanguageCode>().notNull().default("en"),
    image: text(),
    role: role().notNull().default("shopper"),
    /** The role that determines the permissions of staff; null for a shopper. */
    staffRole: staffRole(),
    /** Since when a member of staff has this role; null for a shopper. */
    staffSince: time(),
    /**
     * The time at which a member of staff was suspended, after which no session and no login
     * counts; null while they are not suspended.
     */
    suspendedAt: time(),
    createdAt: time().notNull().default(sql`now()`),
    updatedAt: time().notNull().default(sql`now()`),
  },
  (table) => [
    index("users_search").using("gin", userWords(table)),
    uniqueIndex("users_phone_proved").on(table.phone).where(sql`${table.phoneVerified}`),
    check("users_staff_role", sql`(${table.role} = 'staff') = (${table.staffRole} is not null)`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text().notNull().unique(),
    /** The time at which the session ends even when it is used. */
    expiresAt: time().notNull(),
    userAgent: text(),
    /**
     * The network around the address of the last use, such as `103.21.58.x`; null when it is
     * unknown. It is stored together with `lastSeenAt`.
     */
    network: text(),
    createdAt: time().notNull(),
    /** The time at which the session passed a second factor; null when it has not. */
    secondFactorAt: time(),
    /**
     * The time of the last proof of the owner, by the login or later; null when a proof is needed
     * again.
     */
    provedAt: time(),
    /**
     * The time of the last use, exact to `SEEN_EVERY_MS`. A session without use ends after its idle
     * time.
     */
    lastSeenAt: time().notNull().default(sql`now()`),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_last_seen").on(table.lastSeenAt),
    index("sessions_expiry").on(table.expiresAt),
  ],
);

/** A way to sign in as a user: a password, or another provider's account. */
export const credentials = pgTable(
  "credentials",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    providerId: text().notNull(),
    accountId: text().notNull(),
    password: text(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (table) => [
    index("credentials_user").on(table.userId),
    unique("credentials_account").on(table.providerId, table.accountId),
  ],
);

/**
 * The account of the owner that the settings have opened, with the hash of the settings' password.
 */
export const settingsStaff = pgTable("settings_staff", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /**
   * The hash of the settings' password, by which the shop finds out that the settings have changed.
   */
  passwordHash: text().notNull(),
});
export const factorKind = pgEnum("factor_kind", FACTOR_KINDS);

/** A second factor of a user: an authenticator app with its secret, or a passkey with its key. */
export const factors = pgTable(
  "factors",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: factorKind().notNull(),
    name: text().notNull(),
    /** The sealed secret of an authenticator app. */
    secret: text(),
    /**
     * The time step of the app's last used code. A code of this or an earlier time step is refused.
     */
    lastStep: integer(),
    /**
     * The id of a passkey, its public key, its counter and the ways in which a browser reaches it.
     */
    credentialId: text().unique("factors_credential"),
    publicKey: bytes(),
    counter: bigint({ mode: "number" }).notNull().default(0),
    transports: text().array(),
    createdAt: time().notNull(),
    lastUsedAt: time(),
  },
  (table) => [
    index("factors_user").on(table.userId),
    check(
      "factors_content",
      sql`case ${table.kind} when 'totp' then ${table.secret} is not null
        else ${table.credentialId} is not null and ${table.publicKey} is not null end`,
    ),
  ],
);

/** A recovery code that is not used yet. Only its hash is stored. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    key: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: time().notNull(),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

export const challengePurpose = pgEnum("challenge_purpose", [
  "login",
  "passkey_login",
  "proof",
  "add_totp",
  "add_passkey",
]);

/** A step that waits for a code or a passkey. Only the hash of its secret is stored. */
export const factorChallenges = pgTable(
  "factor_challenges",
  {
    key: text().primaryKey(),
    purpose: challengePurpose().notNull(),
    /**
     * The user of the challenge; null for a login by a passkey alone, because the passkey
     * identifies the user.
     */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** The random value that a passkey signs. */
    nonce: text().notNull(),
    /** The sealed secret of the authenticator app that is being added. */
    secret: text(),
    triesLeft: integer().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [
    index("factor_challenges_user").on(table.userId),
    index("factor_challenges_expiry").on(table.expiresAt),
  ],
);

export const linkPurpose = pgEnum("link_purpose", ["reset", "verify"]);

/**
 * A mailed link that is not used yet. Only its hash is stored, so only the receiver knows the link.
 */
export const mailedLinks = pgTable(
  "mailed_links",
  {
    key: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: linkPurpose().notNull(),
    /** The e-mail address to which the link was sent. Opening the link proves that address. */
    email: lowerText().notNull(),
    expiresAt: time().notNull(),
  },
  (table) => [index("mailed_links_user").on(table.userId, table.purpose)],
);

export const externalStage = pgEnum("external_stage", ["started", "shown", "used"]);

/**
 * The sign-ins by other services (Google, the hosted service) that are in progress or completed, so
 * that each ID token is accepted once. The key is a hash of the token's nonce, or of the token
 * itself when it has no nonce.
 */
export const externalSignIns = pgTable("external_sign_ins", {
  key: text().primaryKey(),
  stage: externalStage().notNull(),
  expiresAt: time().notNull(),
});
