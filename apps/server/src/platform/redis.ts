import { StartError } from "./errors.ts";

/** A connection to Redis or Valkey, which all parts that need it share. */
export type Redis = Awaited<ReturnType<typeof connect>>;

const SLOWEST_RETRY_MS = 3000;
/** How long a connection and its greeting may take. */
const CONNECT_WITHIN_MS = 5000;
/** A command that could not be sent for so long fails. */
const COMMAND_WITHIN_MS = 1000;
/** How often an idle connection is used, so that a dead one is noticed. */
const PING_MS = 2000;
/** After so long without a byte, which is more than two pings, a connection is replaced. */
const SILENCE_MS = 5000;

/**
 * Connects to the Redis at `url`. A connection that is lost later is restored automatically; until
 * then commands fail at once instead of waiting. A connection that is silent for 5 seconds counts as
 * lost. A command that was sent just before may wait for its answer so long, so callers that can't
 * need a time limit of their own.
 * @throws StartError when it can't be reached
 */
export async function openRedis(url: string): Promise<Redis> {
  let open = false;
  const client = await connect(url, () => open);
  // Without a listener the error event would end the process. Callers get the error of their own
  // command.
  client.on("error", () => {});
  const late = setTimeout(() => client.destroy(), 2 * CONNECT_WITHIN_MS);
  try {
    await client.connect();
  } catch {
    // The reason of the failure may quote the address with its password, so it is left out.
    throw new StartError("The Redis of REDIS_URL can't be reached.");
  } finally {
    clearTimeout(late);
  }
  open = true;
  return client;
}

/** The client library is imported only when it is used, because most shops run without Redis. */
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
