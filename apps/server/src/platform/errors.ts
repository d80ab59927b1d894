import { ERROR_STATUSES, type ErrorCode } from "@suvarna/contract/errors";
import { ERROR_WORDS } from "@suvarna/words/en/errors";

/** Why the shop can't start; the message is all that the operator needs to read. */
export class StartError extends Error {}

/** A refusal that a shopper may read. Anything else that is thrown becomes a wordless 500. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** What else the answer carries, such as the new totals of a changed cart. */
  readonly extra: Readonly<Record<string, unknown>> | undefined;
  /** After how many seconds it may be tried again, where that is known. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    details: {
      message?: string;
      fields?: Readonly<Record<string, string>>;
      extra?: Readonly<Record<string, unknown>>;
      retryAfterS?: number;
    } = {},
  ) {
    super(details.message ?? ERROR_WORDS[code]);
    this.name = "Refusal";
    this.code = code;
    this.fields = details.fields;
    this.extra = details.extra;
    this.retryAfterS = details.retryAfterS;
  }

  get status(): number {
    return ERROR_STATUSES[this.code];
  }
}
