/** As in the settings, where the owner's password has the same length in a live shop. */
export const MIN_STAFF_PASSWORD_LENGTH = 15;

/** The path of the back office's socket at the shop's origin. */
export const STAFF_SOCKET_PATH = "/ws/staff";

/**
 * The reasons why the server closes the socket, as close codes of applications. `refused`: the
 * token is not a session of staff that has passed its second factor. `ended`: the session is over.
 * `too_many`: there are too many sockets. With another code the client connects again.
 */
export const STAFF_CLOSE_CODES = { refused: 4401, ended: 4403, too_many: 4429 } as const;
