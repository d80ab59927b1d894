import type { StaffRole } from "@suvarna/domain/staff/permission";
import type { FastifyInstance } from "fastify";
import type { Limits } from "../limits.ts";
import type { Versions } from "../versions.ts";
import type { ByteCache } from "./byte-cache.ts";

/** The logged-in user who makes a call. */
export interface Identity {
  readonly userId: string;
  readonly role: "shopper" | "staff";
  /** The role that determines what staff may do; null for a shopper. */
  readonly staffRole: StaffRole | null;
  readonly token: string;
  /** Whether the session has passed a second factor; without it, staff can do nothing. */
  readonly hasSecondFactor: boolean;
  /** Whether the user has given a fresh proof in this session within the last five minutes. */
  readonly hasFreshProof: boolean;
}

/**
 * Returns the user to whom a bearer token belongs; null when the token is unknown or the session of
 * the token has ended.
 * @param address the address of the caller, whose network is stored with the use of the session
 */
export type Authenticate = (token: string, address?: string) => Promise<Identity | null>;

/** The dependencies of `handle`, which registers an endpoint. */
export interface Api {
  readonly fastify: FastifyInstance;
  readonly authenticate: Authenticate;
  readonly limits: Limits;
  /**
   * Logs that staff accessed personal data: the API call, and the ids in the address of the call.
   */
  readonly recordAccess: (staffId: string, what: string, subject: string | null) => Promise<void>;
  /** The cache of complete replies, for endpoints that answer every caller alike. */
  readonly cache: ByteCache;
  readonly versions: Versions;
  /**
   * Called when a handler refuses with a code that its endpoint does not declare. The shop logs it
   * and sends the refusal; in tests it throws, so that the call fails with a 500.
   */
  readonly onUndeclaredRefusal: (what: string) => void;
}

export const API_PREFIX = "/api";
