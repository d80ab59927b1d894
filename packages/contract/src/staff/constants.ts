/**
 * The minimum length of a staff password. A shop in live mode requires the same length of the
 * owner's password in its settings.
 */
export const MIN_STAFF_PASSWORD_LENGTH = 15;

/** The path of the back office's socket at the shop's origin. */
export const STAFF_SOCKET_PATH = "/ws/staff";

/**
 * The close codes with which the server closes the back office's socket. `refused`: the token is
 * not of a staff session that has passed its second factor. `ended`: the session is over.
 * `too_many`: too many sockets are open. With any other code the client connects again.
 */
export const STAFF_CLOSE_CODES = { refused: 4401, ended: 4403, too_many: 4429 } as const;
