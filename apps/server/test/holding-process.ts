import { sql } from "drizzle-orm";
import { openServer } from "../src/platform/database.ts";

// A process that locks a row and then does not go on, as one that is frozen in a transaction.
const [url = ""] = process.argv.slice(2);
const database = await openServer(url);
await database.transaction(async (tx) => {
  await tx.execute(sql`update leases set holder = 'the frozen process'`);
  process.send?.("holding");
  await new Promise((resolve) => setTimeout(resolve, 60_000));
});
