const UNIQUE_VIOLATION = "23505";

/**
 * The name of the unique constraint that a failed query violated; null when it failed for another
 * reason.
 */
export function uniqueViolation(error: unknown): string | null {
  const { code, constraint } = ((error as Error).cause ?? {}) as Record<string, unknown>;
  return code === UNIQUE_VIOLATION ? String(constraint) : null;
}
