import { channel } from "node:diagnostics_channel";

/** Node's channel on which the text of every statement of the shop is published before it runs. */
const statements = channel("suvarna:statement");

/** The options of every Drizzle handle: the spelling of the columns, and who hears of statements. */
export const DRIZZLE = {
  casing: "snake_case",
  logger: { logQuery: (text: string) => statements.publish(text) },
} as const;
