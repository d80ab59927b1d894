import { StartError } from "./errors.ts";

/** A connection to Redis or Valkey, which all parts that need it share. */
export type Redis = Awaited<ReturnType<typeof connect>>;

const SLOWEST_RETRY_MS = 3000;
/** How many milliseconds a connection may take to open, including Redis' greeting. */
const CONNECT_WITHIN_MS = 5000;
/**
 * The time in milliseconds within which a command must have been sent; afterwards the command
 * fails.
 */
const COMMAND_WITHIN_MS = 1000;
/** How often a ping is sent on an idle connection, so that a dead connection is noticed. */
const PING_MS = 2000;
/**
 * The time in milliseconds, more than two pings, after which a connection without a byte is
 * replaced.
 */
const SILENCE_MS = 5000;

/**
 * Connects to the Redis at `url`. A lost connection is restored automatically; until then commands
 * fail at once instead of waiting. A connection that is silent for 5 seconds counts as lost. A
 * command that was sent just before the loss may wait for its answer for these 5 seconds, so
 * callers that can't wait need a time limit of their own.
 * @throws StartError when Redis can't be reached
 */
export async function openRedis(url: string): Promise<Redis> {
  let open = false;
  const client = await connect(url, () => open);
  // Without a listener the error event would end the process. Callers get the errors of their own
  // commands.
  client.on("error", () => {});
  const late = setTimeout(() => client.destroy(), 2 * CONNECT_WITHIN_MS);
  try {
    await client.connect();
  } catch {
    // The message of the failure may quote the address of Redis with its password, so the message
    // is left out.
    throw new StartError("The Redis of REDIS_URL can't be reached.");
  } finally {
    clearTimeout(late);
  }
  open = true;
  return client;
}

/**
 * The Redis client library is imported only when it is used, because most shops run without Redis.
 */
async function connect(url: string, wasOpen: () => boolean) {
  const { createClient } = await import("@redis/client");
  return createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    commandOptions: { timeout: COMMAND_WITHIN_MS },
    socket: {
      connectTimeout: CONNECT_WITHIN_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (tries) => wasOpen() && Math.min(100 * 2 ** tries, SLOWEST_RETRY_MS),
    },
  });
}
