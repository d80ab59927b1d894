import { join } from "node:path";
import { DEMONSTRATION_PARTNER, DEMONSTRATION_SHOPPERS } from "../seed/seed-accounts.ts";
import { type Config, loadConfig } from "./config.ts";
import { systemClock } from "./platform/clock.ts";
import { StartError } from "./platform/errors.ts";
import { describeError } from "./platform/log.ts";
import { stopOnSignal } from "./platform/stop.ts";
import { runShop } from "./run-shop.ts";

const SERVER = join(import.meta.dirname, "..");

// Only the user of this process may read the files that the shop writes.
process.umask(0o077);

try {
  await start(loadConfig(process.cwd()));
} catch (error) {
  // An unexpected error is described as the log would describe it, because a database error
  // contains texts that people have typed.
  const why = error instanceof StartError ? error.message : describeError(error as Error);
  console.error("Suvarna can't start:", why);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const { close } = await runShop(config, {
    clock: systemClock,
    pictures: join(SERVER, "seed/pictures"),
    storefront: join(SERVER, "../storefront/build"),
    backOffice: join(SERVER, "../backoffice/build"),
    say,
  });
  stopOnSignal(close, config.drainSeconds);
  // The delay lets the server print its own lines about its addresses first.
  setTimeout(() => announce(config), 20);
}

function announce({ publicUrl, demonstration, staff, rates }: Config): void {
  say(`\nSuvarna is open at ${publicUrl}`);
  if (!demonstration) return;
  const simulated = rates.sources.includes("simulated") ? "the rates are simulated, " : "";
  say(`This is a demonstration: ${simulated}nothing is delivered. Sign in as`);
  for (const { email, password } of DEMONSTRATION_SHOPPERS)
    sayAccount("a shopper", email, password);
  sayAccount("the staff", staff.email, staff.password);
  sayAccount("its partner", DEMONSTRATION_PARTNER.email, DEMONSTRATION_PARTNER.password);
  say(`The back office is at ${publicUrl}/admin. Its logins also need a code: npm run demo:code`);
}

function sayAccount(who: string, email: string, password: string): void {
  say(`  ${who.padEnd(12)}${email.padEnd(26)}${password}`);
}

function say(words: string): void {
  console.log(words);
}
