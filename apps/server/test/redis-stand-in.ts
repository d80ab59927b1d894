import { createServer, type Socket } from "node:net";

export interface TestRedis extends AsyncDisposable {
  readonly url: string;
}

const REAL = process.env["TEST_REDIS_URL"];

/**
 * The servers on which the tests of Redis run: always the fake server, and also the Redis of
 * TEST_REDIS_URL where that variable is set.
 */
export const redisServers: Readonly<Record<string, () => Promise<TestRedis>>> = {
  "a stand-in": openRedisStandIn,
  ...(REAL
    ? { "a real Redis": async () => ({ url: REAL, async [Symbol.asyncDispose]() {} }) }
    : {}),
};

/**
 * A fake Redis server with the commands that the shop uses: the client's greeting, the script of
 * the rate limiter, and deleting a key. The server speaks Redis's wire protocol (RESP), so that the
 * real client is tested.
 */
async function openRedisStandIn(): Promise<TestRedis> {
  const counters = new Map<string, { count: number; endsAt: number }>();
  const sockets = new Set<Socket>();

  function answer([command = "", ...args]: readonly string[]): string {
    switch (command.toUpperCase()) {
      case "HELLO":
        return "%1\r\n+server\r\n+redis\r\n";
      case "PING":
        return "+PONG\r\n";
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

/**
 * Parses the first command of the received bytes, an array of strings; null until the command is
 * complete.
 */
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
    // The wire protocol counts bytes. Keys, scripts and numbers of the tests are ASCII, so one
    // character is one byte.
    if (text.length < at) return null;
    words.push(text.slice(from, at - 2));
  }
  return { words, length: at };
}
