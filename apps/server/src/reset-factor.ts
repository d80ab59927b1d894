/**
 * `npm run staff:reset-factor -- EMAIL` removes the second factors of an account whose user has
 * lost them. With `--password`, the password of the account STAFF_EMAIL is also set to
 * STAFF_PASSWORD again. The embedded database can be opened by one process only, so the shop must
 * be stopped first.
 */
import { parseArgs } from "node:util";
import { loadConfig } from "./config.ts";
import { resetFactor } from "./identity/index.ts";
import { commandApp, runCommand } from "./platform/command.ts";
import { openDatabase } from "./platform/database.ts";
import { StartError } from "./platform/errors.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { password: { type: "boolean" } },
    allowPositionals: true,
  });
  await reset(positionals[0], values.password ?? false);
});

async function reset(email: string | undefined, isPasswordLost: boolean): Promise<void> {
  if (!email) throw new StartError("Name the account: npm run staff:reset-factor -- EMAIL");
  const { databaseUrl: url, dataDir, staff } = loadConfig(process.cwd());
  if (isPasswordLost && email.toLowerCase() !== staff.email.toLowerCase()) {
    throw new StartError("Only the account of STAFF_EMAIL can get its password from the settings.");
  }
  const password = isPasswordLost ? staff.password : undefined;
  const database = await openDatabase({ url, dataDir });
  try {
    await resetFactor(commandApp(database), { email, password });
    console.log(`${email} has no second factor any more, and adds another one at the next login.`);
  } finally {
    await database.close();
  }
}
