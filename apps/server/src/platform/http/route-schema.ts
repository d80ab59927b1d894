import type { Endpoint, Schema, TypedEndpoint } from "@suvarna/contract/endpoint";
import { ErrorBody } from "@suvarna/contract/error-body";
import { ERROR_STATUSES, type ErrorCode } from "@suvarna/contract/errors";

/** The error codes that any call can return; `unavailable` means that the database is away. */
const EVERY_CALL: readonly ErrorCode[] = ["bad_request", "internal", "unavailable"];
/** The error codes that a call has besides when it may change something. */
const EVERY_CHANGE: readonly ErrorCode[] = ["outcome_unknown"];

/** All error codes that a call can return. */
export function refusalsOf(endpoint: Endpoint): readonly ErrorCode[] {
  return [
    ...EVERY_CALL,
    ...(endpoint.method === "GET" ? [] : EVERY_CHANGE),
    ...(endpoint.auth === "public" ? [] : (["unauthenticated", "second_factor_needed"] as const)),
    ...(isForStaff(endpoint) ? (["forbidden"] as const) : []),
    ...(endpoint.freshProof ? (["fresh_proof_needed"] as const) : []),
    ...(endpoint.perMinute || endpoint.shared ? (["rate_limited"] as const) : []),
    ...endpoint.errors,
    ...Object.values(endpoint.fieldErrors ?? {}),
  ];
}

function isForStaff({ auth }: Endpoint): boolean {
  return auth !== "public" && auth !== "user";
}

/** Describes for the documentation what a call needs besides a session, such as a permission. */
function demandsOf({ auth, freshProof }: Endpoint): string {
  const staff =
    typeof auth === "object"
      ? `For staff with the permission \`${auth.can}\`.`
      : auth === "staff"
        ? "For all staff."
        : "";
  const proof = freshProof
    ? "Needs a proof of the last five minutes (`POST /api/auth/me/proof`, for staff `POST /api/staff/session/proof`), else 403 `fresh_proof_needed`."
    : "";
  return [staff, proof].filter(Boolean).join(" ");
}

/** The heading of a call in the documentation, such as `orders` or `staff: orders`. */
function tagOf({ path }: Endpoint): string {
  const [, first, second] = path.split("/");
  return first === "staff" ? `staff: ${second}` : first || "service";
}

/** Describes a call for the validation of its input, its replies and its documentation. */
export function schemaOf(endpoint: TypedEndpoint<Endpoint>) {
  const description = demandsOf(endpoint);
  const response: Record<number, Schema> = {};
  for (const code of refusalsOf(endpoint)) response[ERROR_STATUSES[code]] = ErrorBody;
  for (const [status, schema] of Object.entries(endpoint.replies)) {
    if (schema) response[Number(status)] = schema;
  }
  return {
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    ...(description ? { description } : {}),
    ...(endpoint.auth === "public" ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.headers ? { headers: endpoint.headers } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    response,
  };
}
