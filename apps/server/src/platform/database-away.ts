/**
 * The SQLSTATEs with which a server refuses a statement that may well succeed later: no connection
 * (08), deadlock (40), no resources (53), shutdown (57P), a database that is closed for maintenance
 * (55000), a lock that was not free in time (55P03), a statement (57014) or a transaction (25P03)
 * that took too long.
 */
const PASSING_STATE = /^(?:08|40|53|57P)...?$|^(?:55000|55P03|57014|25P03)$/;

/**
 * The SQLSTATE with which PgBouncer says that it has no connection to the server. The server itself
 * means by it a malformed message, such as a statement with too many parameters.
 */
const PROTOCOL_VIOLATION = "08P01";

/**
 * How many seconds a client should wait before it repeats a request that failed because the
 * database did not answer.
 */
export const RETRY_DATABASE_S = 5;

const NETWORK_ERRORS = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);
/**
 * Matches the messages of driver errors that have no code, and the message of the error that
 * `idleTimeout` throws.
 */
const DRIVER_MESSAGE =
  /^Connection terminated|^timeout exceeded when trying to connect$|not queryable|^timeout expired$|^Silent for/;

/**
 * Whether an error means that the database did not answer, or not in time, so that the same request
 * may succeed soon. Errors of other connections, such as those of `fetch`, are a `TypeError` and
 * don't count.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof TypeError) return false;
    const { code = "", routine } = cause as { code?: unknown; routine?: unknown };
    // Only an error of the server itself names the server's routine.
    if (code === PROTOCOL_VIOLATION && routine) return false;
    if (typeof code === "string" && (PASSING_STATE.test(code) || NETWORK_ERRORS.has(code))) {
      return true;
    }
    if (DRIVER_MESSAGE.test(cause.message)) return true;
  }
  return false;
}
