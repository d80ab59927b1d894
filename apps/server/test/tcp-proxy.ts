import { connect, createServer, type Socket } from "node:net";

/**
 * A proxy in front of a server. It can interrupt the network between the client and the server
 * without closing connections.
 */
export interface TcpProxy extends AsyncDisposable {
  /** The URL of the server, with the host and port of the proxy in place of the server's own. */
  readonly url: string;
  /**
   * Forwards nothing from now on, but closes no connection, so neither side learns that the other
   * side can't be reached. New connections are accepted but get no reply.
   * @param which `marked`: only the connections on which the client has sent the mark, or sends it
   *   later
   */
  vanish(which?: "all" | "marked"): void;
  /** Makes new connections work again. Connections that existed before stay dead. */
  heal(): void;
  /** Closes all connections at once. New connections work. */
  cut(): void;
  /**
   * Counts the open connections that have sent the proxy's mark, a text by which they are
   * recognised.
   */
  countMarked(): number;
}

interface Link {
  readonly near: Socket;
  far: Socket | null;
  isMarked: boolean;
}

/**
 * Starts a proxy.
 * @param mark a text by which the connections of one purpose are recognised, such as `listen "`
 */
export async function openTcpProxy(target: string, { mark = "" } = {}): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const links = new Set<Link>();
  let gone: "none" | "all" | "marked" = "none";

  const isHidden = ({ isMarked }: Link) => gone === "all" || (gone === "marked" && isMarked);

  /** Stops forwarding, and reads and discards the bytes that arrive, so that no buffer fills. */
  function silence({ near, far }: Link): void {
    for (const socket of [near, far]) {
      socket?.removeAllListeners("data").removeAllListeners("close").resume();
    }
  }

  const server = createServer((near) => {
    const link: Link = { near, far: null, isMarked: false };
    links.add(link);
    near.once("close", () => links.delete(link)).on("error", () => {});
    if (isHidden(link)) return;
    const far = connect(Number(port), hostname).on("error", () => {});
    link.far = far;
    near.on("data", (bytes) => {
      link.isMarked ||= mark !== "" && bytes.includes(mark);
      if (isHidden(link)) silence(link);
      else far.write(bytes);
    });
    far.on("data", (bytes) => near.write(bytes));
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
  });
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;

  function cut(): void {
    for (const { near, far } of links) {
      near.resetAndDestroy();
      far?.destroy();
    }
  }

  return {
    url: url.href,
    vanish(which = "all") {
      gone = which;
      for (const link of links) if (isHidden(link)) silence(link);
    },
    heal() {
      gone = "none";
    },
    cut,
    countMarked: () => [...links].filter(({ isMarked }) => isMarked).length,
    async [Symbol.asyncDispose]() {
      cut();
      await new Promise((closed) => server.close(closed));
    },
  };
}
