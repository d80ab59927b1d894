import { connect, createServer, type Socket } from "node:net";

/** A proxy in front of a server, which can make the network between them vanish. */
export interface TcpProxy extends AsyncDisposable {
  /** The server's address, with the host and port of the proxy. */
  readonly url: string;
  /**
   * From now on nothing is passed on, and no connection is closed: neither end learns that the other
   * one can't be reached. New connections are accepted, but get no answer.
   */
  vanish(): void;
  /** New connections work again. Those of before stay dead. */
  heal(): void;
}

export async function openTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isGone = false;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    return socket.on("error", () => {});
  }

  const server = createServer((near) => {
    keep(near);
    if (isGone) return;
    const far = keep(connect(Number(port), hostname));
    near.on("data", (bytes) => far.write(bytes));
    far.on("data", (bytes) => near.write(bytes));
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
  });
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;

  return {
    url: url.href,
    vanish() {
      isGone = true;
      for (const socket of sockets) {
        socket.removeAllListeners("data").removeAllListeners("close").resume();
      }
    },
    heal() {
      isGone = false;
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
