import { createServer, type Socket } from "node:net";

export interface TestRedis extends AsyncDisposable {
  readonly url: string;
}

const REAL = process.env["TEST_REDIS_URL"];

/**
 * What tests of Redis run against: always the stand-in, and the Redis of TEST_REDIS_URL besides
 * where somebody names one; npm can't bring a real one along.
 */
export const redisServers: Readonly<Record<string, () => Promise<TestRedis>>> = {
  "a stand-in": openRedisStandIn,
  ...(REAL
    ? { "a real Redis": async () => ({ url: REAL, async [Symbol.asyncDispose]() {} }) }
    : {}),
};

/**
 * A server that answers as Redis does to what the shop asks of one: the client's greeting, the
 * script that counts in a window of time, and forgetting a key. It speaks Redis' own wire format
 * (RESP), so that the real client is what is tested; a machine need not have a Redis for it.
 */
async function openRedisStandIn(): Promise<TestRedis> {
  const counters = new Map<string, { count: number; endsAt: number }>();
  const sockets = new Set<Socket>();

  function answer([command = "", ...args]: readonly string[]): string {
    switch (command.toUpperCase()) {
      case "HELLO":
        return "%1\r\n+server\r\n+redis\r\n";
      case "CLIENT":
        return "+OK\r\n";
      case "EVAL": {
        const [, , key = "", by, seconds] = args;
        const now = Date.now();
        const known = counters.get(key);
        const begun = { count: 0, endsAt: now + Number(seconds) * 1000 };
        const counter = known && known.endsAt > now ? known : begun;
        counter.count += Number(by);
        counters.set(key, counter);
        return `*2\r\n:${counter.count}\r\n:${counter.endsAt - now}\r\n`;
      }
      case "DEL":
        return `:${counters.delete(args[0] ?? "") ? 1 : 0}\r\n`;
      default:
        return `-ERR the stand-in does not know ${command}\r\n`;
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    let received = "";
    socket.setEncoding("utf8").on("data", (part: string) => {
      received += part;
      for (let read = readCommand(received); read; read = readCommand(received)) {
        received = received.slice(read.length);
        socket.write(answer(read.words));
      }
    });
  });
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const { port } = server.address() as { port: number };
  return {
    url: `redis://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The first command of what has come in, an array of strings; null until all of it is there. */
function readCommand(text: string): { words: string[]; length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return null;
  const words: string[] = [];
  let at = head[0].length;
  while (words.length < Number(head[1])) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return null;
    const from = at + size[0].length;
    at = from + Number(size[1]) + 2;
    // Keys, scripts and numbers are ASCII, so that a character is a byte.
    if (text.length < at) return null;
    words.push(text.slice(from, at - 2));
  }
  return { words, length: at };
}
