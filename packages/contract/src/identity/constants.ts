export const MIN_PASSWORD_LENGTH = 8;

export const CODE_LENGTH = 6;
