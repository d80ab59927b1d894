import type { StaffRole } from "@suvarna/domain/staff/permission";
import type { FastifyInstance } from "fastify";
import type { Limits } from "../limits.ts";
import type { Versions } from "../versions.ts";
import type { ByteCache } from "./byte-cache.ts";

/** Who makes a call. */
export interface Identity {
  readonly userId: string;
  readonly role: "shopper" | "staff";
  /** What staff may do goes by it; null for a shopper. */
  readonly staffRole: StaffRole | null;
  readonly token: string;
}

/** Finds who a bearer token belongs to; null for a dead or unknown one. */
export type Authenticate = (token: string) => Promise<Identity | null>;

/** What `handle` needs to put an endpoint on the wire. */
export interface Api {
  readonly fastify: FastifyInstance;
  readonly authenticate: Authenticate;
  readonly limits: Limits;
  /** Writes down that staff look at what is personal: which call, and the ids in its address. */
  readonly recordAccess: (staffId: string, what: string, subject: string | null) => Promise<void>;
  /** Finished replies of the endpoints that are the same for every caller. */
  readonly cache: ByteCache;
  readonly versions: Versions;
  /**
   * Hears of a refusal that its endpoint does not declare. The shop logs it and sends it as it is;
   * the tests throw, so that the call fails with a 500.
   */
  readonly onUndeclaredRefusal: (what: string) => void;
}

export const API_PREFIX = "/api";
