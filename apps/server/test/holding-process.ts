import { sql } from "drizzle-orm";
import { openServer } from "../src/platform/database.ts";

// This process locks a row and then stops working, as a process that is frozen in a transaction
// does.
const [url = ""] = process.argv.slice(2);
const database = await openServer(url);
await database.transaction(async (tx) => {
  await tx.execute(sql`update leases set holder = 'the frozen process'`);
  process.send?.("holding");
  await new Promise((resolve) => setTimeout(resolve, 60_000));
});
