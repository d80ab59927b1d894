import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connectionFault } from "./connection-fault.ts";

const plain = createServer((_request, response) => response.end("not encrypted"));
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve));
  ({ port } = plain.address() as AddressInfo);
});
afterAll(() => plain.close());

const faultAt = (address: string) => fetch(address).then(() => "answered", connectionFault);

it("distinguishes a failed encryption from a port where nobody listens", async () => {
  expect(await faultAt(`https://127.0.0.1:${port}`)).toMatch(/^no connection.* \(ERR_SSL_\w+\)$/);
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
  const { port: free } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  expect(await faultAt(`http://127.0.0.1:${free}`)).toMatch(/\(ECONNREFUSED\)$/);
});

it("contains nothing that the other side wrote", () => {
  const fault = new Error("failed", { cause: { code: "a text of somebody else" } });
  expect(connectionFault(fault)).toBe("no connection, or it broke off");
});
