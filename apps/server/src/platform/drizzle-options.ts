import { channel } from "node:diagnostics_channel";

/**
 * Node's diagnostics channel on which the text of every SQL statement of the shop is published
 * before the statement runs.
 */
const statements = channel("suvarna:statement");

/**
 * The options of every Drizzle handle: column names are in snake case, and statements are published
 * on a diagnostics channel.
 */
export const DRIZZLE = {
  casing: "snake_case",
  logger: { logQuery: (text: string) => statements.publish(text) },
} as const;
