import { guessBits } from "./secret-strength.ts";
import type { StartRule } from "./start-rule.ts";
import { isOnThisMachine } from "./this-machine.ts";

/** The settings with the addresses of databases and of Redis, which may be on other machines. */
interface Settings {
  readonly DATABASE_URL?: string | undefined;
  readonly MIGRATION_DATABASE_URL?: string | undefined;
  readonly DATABASE_POOLER_URL?: string | undefined;
  readonly DATABASE_REPLICA_URLS: readonly string[];
  readonly REDIS_URL?: string | undefined;
}

const DATABASE_SETTINGS = [
  "DATABASE_URL",
  "MIGRATION_DATABASE_URL",
  "DATABASE_POOLER_URL",
  "DATABASE_REPLICA_URLS",
] as const;
const SERVICE_SETTINGS = [...DATABASE_SETTINGS, "REDIS_URL"] as const;

/** The value of `REDIS_URL` for a shop that is a single process. */
export const NO_REDIS = "none";

/** Returns the addresses in a setting that lead to another machine. */
function remoteAddresses(settings: Settings, name: (typeof SERVICE_SETTINGS)[number]): string[] {
  const addresses = [settings[name] ?? []].flat();
  return addresses.filter((address) => address !== NO_REDIS && !isOnThisMachine(address));
}

/**
 * Signs of a real shop: a demonstration has its database and its Redis on the machine on which
 * somebody tries it.
 */
export const REMOTE_SERVICE_SIGNS: readonly StartRule<Settings>[] = SERVICE_SETTINGS.map(
  (name) => ({
    says: name.endsWith("S") ? `${name} are on other machines` : `${name} is on another machine`,
    applies: (settings) => remoteAddresses(settings, name).length > 0,
  }),
);

/** The least strength, in bits, of a password that other machines can try. */
const PASSWORD_BITS = 40;

/** The rules of a live shop for the services on other machines. */
export const REMOTE_SERVICE_LIVE_RULES: readonly StartRule<Settings>[] = [
  ...DATABASE_SETTINGS.map((name) => ({
    says: `${name} on ${name.endsWith("S") ? "other machines" : "another machine"} must end with ?sslmode=verify-full`,
    applies: (settings: Settings) =>
      remoteAddresses(settings, name).some((address) => !isEncrypted(address)),
  })),
  {
    says: "REDIS_URL on another machine must begin with rediss:",
    applies: (settings) =>
      remoteAddresses(settings, "REDIS_URL").some((address) => !address.startsWith("rediss:")),
  },
  ...SERVICE_SETTINGS.map((name) => ({
    says: `${name} must have a password that nobody guesses, such as openssl rand -base64 24 makes`,
    applies: (settings: Settings) => remoteAddresses(settings, name).some(hasWeakPassword),
  })),
];

/** Whether the driver uses TLS for a database's address, and checks the server's certificate. */
function isEncrypted(databaseUrl: string): boolean {
  const query = URL.parse(databaseUrl)?.searchParams;
  return query?.getAll("sslmode").join() === "verify-full" && !query.has("ssl");
}

/**
 * Whether an address contains a password that is easy to guess. An address without a password is
 * allowed, because the driver then uses a certificate or the variable PGPASSWORD.
 */
function hasWeakPassword(address: string): boolean {
  const { username = "", password = "", pathname = "" } = URL.parse(address) ?? {};
  if (password === "") return false;
  const own = [username, pathname.slice(1)];
  return guessBits(decoded(password), own) < PASSWORD_BITS;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
