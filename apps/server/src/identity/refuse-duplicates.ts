import { Refusal } from "../platform/errors.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";

const TAKEN = {
  users_email_unique: "email_taken",
  users_phone_proved: "phone_taken",
} as const;

const FIELDS = { email_taken: "email", phone_taken: "phone" } as const;

/**
 * Runs a change of a user, and refuses a value that another user already has. The unique constraint
 * of the database decides, so that of two simultaneous calls one is refused.
 * @throws Refusal email_taken or phone_taken
 */
export async function refuseDuplicates<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const constraint = uniqueViolation(error);
    if (constraint === null || !(constraint in TAKEN)) throw error;
    throw duplicateRefusal(TAKEN[constraint as keyof typeof TAKEN]);
  }
}

/** Returns the refusal of a value that another user has, with a message at the value's field. */
export function duplicateRefusal(code: keyof typeof FIELDS): Refusal {
  return new Refusal(code, { fields: { [FIELDS[code]]: new Refusal(code).message } });
}
