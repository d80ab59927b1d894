import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { exportSubscribers } from "@suvarna/contract/newsletter/staff";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";

/** Far more rows than the connection and one read of the database can hold. */
const SUBSCRIBERS = 60_000;

let shop: TestShop;
let staff: Session;
let reads = 0;
const countReads = (text: unknown) => {
  if (/from "newsletter_subscribers".* limit/.test(String(text))) reads++;
};
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff("support");
  await shop.database.db.execute(sql`
    insert into newsletter_subscribers (email, place, confirmed_at)
    select 'a-long-name-of-a-reader-' || n || '@letter.example', ${"x".repeat(100)}::text, now() - n * interval '1 second'
    from generate_series(1, ${SUBSCRIBERS}::int) as n`);
  subscribe("suvarna:statement", countReads);
});
afterAll(async () => {
  unsubscribe("suvarna:statement", countReads);
  await shop[Symbol.asyncDispose]();
});

it("stops reading when the receiver goes away, and makes no visitor wait", async () => {
  await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = shop.app.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${staff.token}` };
  const sent = request({
    port,
    method: exportSubscribers.method,
    path: `/api${exportSubscribers.path}`,
    headers,
  }).end();
  const [answer] = await once(sent, "response");
  expect(answer.statusCode).toBe(200);
  await once(answer, "readable");
  expect(answer.read().toString()).toContain("email,place,consented_at,confirmed_at");
  // The rest of the file is not read, and the database answers other calls.
  await shop.database.db.execute(sql`select 1`);
  answer.destroy();
  await expect.poll(() => shop.app.server.listening && countConnections()).toBe(0);
  const readBefore = reads;
  expect(readBefore).toBeLessThan(SUBSCRIBERS / 5000);
  await shop.database.db.execute(sql`select 1`);
  expect(reads).toBe(readBefore);
});

it("sends all addresses, and records how many", async () => {
  const csv = await shop.client(staff.token).call(exportSubscribers, {});
  expect(new TextDecoder().decode(csv).trimEnd().split("\r\n")).toHaveLength(SUBSCRIBERS + 1);
  const { rows } = await shop.database.db.execute(
    sql`select after from audit_log where what = 'newsletter.exported' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ after: { rows: SUBSCRIBERS } }]);
});

function countConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    shop.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
