const INDIA_MS = 5.5 * 3_600_000;

/**
 * Formats a time as the browser's field for date and time needs it, in India's time zone:
 * `2026-11-22T09:00`.
 */
export function toIndiaInput(time: string | null): string {
  if (!time) return "";
  return new Date(Date.parse(time) + INDIA_MS).toISOString().slice(0, 16);
}

/**
 * Parses the value of the browser's field for date and time as a time in India; null for an empty
 * field.
 */
export function fromIndiaInput(text: string): string | null {
  const at = Date.parse(`${text}:00+05:30`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
