import { Agent, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createDraining } from "./draining.ts";
import { registerHealth } from "./http/health.ts";
import { createServer } from "./http/server.ts";

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

async function openServer(drainSeconds: number) {
  const draining = createDraining(drainSeconds);
  const server = await createServer({ logLevel: "silent", trustProxy: false });
  registerHealth(server, async () => ({ lacks: [], degraded: [] }), draining);
  const slow = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  server.get("/quick", async () => "quick");
  server.get("/slow", async () => {
    begun.resolve();
    return slow.promise;
  });
  await server.listen({ port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(async () => {
    agent.destroy();
    await server.close();
  });
  const { port } = server.server.address() as AddressInfo;
  const ask = async (path: string): Promise<Answer> => {
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: "127.0.0.1", path, agent }, resolve).on("error", reject);
    });
    const body = Buffer.concat(await reply.toArray()).toString("utf8");
    return { status: reply.statusCode, connection: reply.headers.connection, body };
  };
  return { server, draining, ask, begun: begun.promise, finish: slow.resolve };
}

it("reports that it is not ready but still serves, then finishes its requests, then closes", async () => {
  const { server, draining, ask, begun, finish } = await openServer(0.5);
  expect(await ask("/readyz")).toMatchObject({ status: 200, connection: "keep-alive" });
  const running = ask("/slow");
  await begun;

  const drained = draining.drain();
  expect(await ask("/readyz")).toMatchObject({ status: 503, body: '{"status":"stopping"}' });
  expect(await ask("/healthz")).toMatchObject({ status: 200 });
  // The server closes the connection after the reply, so that a proxy does not use it again.
  expect(await ask("/quick")).toEqual({ status: 200, connection: "close", body: "quick" });

  await drained;
  const closed = server.close();
  setTimeout(() => finish("whole"), 100);
  // The slow request's connection is closed too; otherwise the server would wait for its next
  // request.
  expect(await running).toEqual({ status: 200, connection: "close", body: "whole" });
  const since = performance.now();
  await closed;
  expect(performance.now() - since).toBeLessThan(5000);
  await expect(ask("/quick")).rejects.toThrow(/ECONNREFUSED|socket hang up/);
});

it("ends at once without a load balancer", async () => {
  const { server, draining, ask, begun, finish } = await openServer(0);
  const running = ask("/slow");
  await begun;
  await draining.drain();
  expect(await ask("/readyz")).toMatchObject({ status: 503 });
  const closed = server.close();
  finish("whole");
  expect(await running).toEqual({ status: 200, connection: "close", body: "whole" });
  await closed;
});
