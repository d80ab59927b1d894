import { ERROR_STATUSES, type ErrorCode } from "@suvarna/contract/errors";
import { ERROR_WORDS } from "@suvarna/words/en/errors";

/** The reason why the shop can't start. The operator sees only the message. */
export class StartError extends Error {}

/**
 * A refusal with an error code and a message for the caller. Every other thrown error becomes a 500
 * without details.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Additional fields of the reply, such as the new totals of a changed cart. */
  readonly extra: Readonly<Record<string, unknown>> | undefined;
  /** After how many seconds the caller may try again; undefined when the time is not known. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: ErrorCode,
    details: {
      message?: string;
      fields?: Readonly<Record<string, string>>;
      extra?: Readonly<Record<string, unknown>>;
      retryAfterS?: number;
      /** The error that led to the refusal, for the log. */
      cause?: unknown;
    } = {},
  ) {
    super(details.message ?? ERROR_WORDS[code], { cause: details.cause });
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
