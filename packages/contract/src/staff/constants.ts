/** As in the settings, where the owner's password has the same length in a live shop. */
export const MIN_STAFF_PASSWORD_LENGTH = 15;
