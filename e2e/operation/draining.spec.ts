import { expect, test } from "@playwright/test";
import { filledFolder } from "../filled-folder.ts";
import { runStart } from "./run-shop.ts";

const DRAIN_SECONDS = 4;

test("a shop that is stopped still serves until the load balancer has noticed", async () => {
  await using folder = await filledFolder();
  const shop = await runStart({ DATA_DIR: folder.path, DRAIN_SECONDS: String(DRAIN_SECONDS) });
  await shop.isOpen();
  const socket = new WebSocket(`${shop.url.replace("http", "ws")}/ws/goldprice`);
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener("close", ({ code }) => resolve(code));
  });
  await new Promise((resolve) => socket.addEventListener("message", resolve, { once: true }));
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);

  const toldAt = Date.now();
  shop.signal("SIGTERM");
  await expect
    .poll(async () => (await fetch(`${shop.url}/readyz`)).json())
    .toEqual({ status: "stopping" });
  expect((await fetch(`${shop.url}/shop`)).status).toBe(200);
  expect(await closed).toBe(1001);
  expect(await shop.ended).toBe(0);
  expect(Date.now() - toldAt).toBeGreaterThanOrEqual(DRAIN_SECONDS * 1000);
});
