/**
 * An error of the program that occurred while one row of an import was written or undone. The job
 * logs it and tries again, and the import ends with it when the job is given up.
 */
export class RowFailure extends Error {
  readonly row: number;

  constructor(
    { importId, row }: { readonly importId: string; readonly row: number },
    cause: unknown,
  ) {
    super(`Row ${row} of the import ${importId} failed`, { cause });
    this.row = row;
  }
}

/** SQLSTATEs of values that the database refuses: data exceptions (22) and constraints (23). */
const REFUSED_VALUE = /^2[23]/;

/** Whether the database has refused the values of a row, which is no error of the program. */
export function isRefusedByDatabase(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === "string" && REFUSED_VALUE.test(code)) return true;
  }
  return false;
}
