import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { type OnlineOrders, onlineOrders } from "../../test/online-orders.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { penny } from "../../test/penny/penny.ts";
import { browserHosts } from "./gateways/browser-hosts.ts";
import { connectGateways } from "./gateways/connect-gateways.ts";
import { GATEWAYS } from "./gateways/registry.ts";
import { sandboxPayments } from "./sandbox-tables.ts";
import { paymentSettings } from "./settings.ts";
import { paymentEvents, payments } from "./tables.ts";

const settings = paymentSettings([...GATEWAYS, penny]);

function read(given: Readonly<Record<string, string>>) {
  const values = z.object(settings.fields).parse(given);
  return { problems: settings.problems(values), payments: settings.read(values) };
}

let shop: TestShop;
let online: OnlineOrders;
beforeAll(async () => {
  shop = await openShop({}, undefined, undefined, read({}).payments);
  online = await onlineOrders(shop);
});
afterAll(() => shop[Symbol.asyncDispose]());

it("brings its own settings, hosts and public key", () => {
  expect(read({ PAYMENT_GATEWAYS: "penny" }).problems).toEqual([
    "PENNY_SECRET must be set for PAYMENT_GATEWAYS=penny",
  ]);
  const live = read({ PAYMENT_GATEWAYS: "penny,cashfree", PENNY_SECRET: "key" }).payments;
  expect(live.gatewaySettings).toMatchObject({ PENNY_URL: "https://api.penny.example" });
  expect(browserHosts(live).scripts).toEqual([
    "https://js.penny.example",
    "https://sdk.cashfree.com",
  ]);
  const connected = connectGateways({ payments: live, publicUrl: "https://shop.example" });
  expect([...connected.keys()]).toEqual(["penny", "cashfree"]);
  expect(connected.get("penny")?.window).toEqual({ mode: "production", keyId: "penny-public" });
  expect(settings.prefixes).toContain("PENNY_");
});

it("captures the money of an order by its window's proof, and refunds it", async () => {
  const ordered = await online.order("penny");
  const { placed, session } = ordered;
  expect(placed.payment).toMatchObject({ gateway: "penny", mode: "local", sessionId: session });
  expect(placed.order.payment).toMatchObject({ gateway: "penny", orderId: session });

  const { result, proof } = await online.choose(session, "success");
  expect(result).toBe("paid");
  for (const changed of [{ penny_seal: "00" }, { penny_payment: "another" }, { penny_seal: 1 }]) {
    await expect(online.verify(ordered, { ...proof, ...changed })).rejects.toMatchObject({
      status: 402,
      code: "payment_failed",
    });
  }
  expect((await online.verify(ordered, proof)).order._id).toBe(placed.order._id);
  expect(await online.moneyOf(ordered)).toEqual(["none"]);

  await online.cancel(ordered);
  await online.settleAll();
  expect(await online.moneyOf(ordered)).toEqual(["done"]);
  const [attempt] = await shop.database.db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.orderId, session));
  expect(attempt?.refunded).toBe(attempt?.amount);
});

it("receives webhooks at its own address, and only with its signature", async () => {
  const { db } = shop.database;
  const ordered = await online.order("penny");
  const post = (headers: Record<string, string>) =>
    shop.app.inject({
      method: "POST",
      url: "/api/payments/penny/webhook",
      headers: { "content-type": "application/json", ...headers },
      payload: "{}",
    });
  expect((await post({ "x-penny-seal": "00" })).json()).toMatchObject({ code: "signature_wrong" });

  await online.choose(ordered.session, "duplicates");
  await online.deliver();
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, ordered.placed.order._id));
  expect(payment).toMatchObject({ gateway: "penny", state: "paid", reference: ordered.session });
  const heard = await db
    .select({ source: paymentEvents.source, outcome: paymentEvents.outcome })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, payment?.id ?? ""));
  expect(heard).toEqual([{ source: "webhook", outcome: "paid" }]);
});
