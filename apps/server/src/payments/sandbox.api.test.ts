import { randomUUID } from "node:crypto";
import type { GatewayName } from "@suvarna/domain/payment";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appOn } from "../../test/acting.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { testConfig } from "../../test/settings.ts";
import { configuredGateways } from "./adapters/configured-gateways.ts";
import { type Gateway, GatewayError } from "./gateway.ts";
import type { SignedMessage } from "./sandbox/messages.ts";
import { openSandbox, type Sandbox } from "./sandbox/sandbox.ts";

const AMOUNT = 1_36_489_43;
const DELAY_MS = 6000;
const clock = { now: new Date("2026-11-21T06:12:00.000Z") };
const config = testConfig();
const impatient = testConfig({ PAYMENT_TIMEOUT_SECONDS: "1" });

let database: FreshDatabase;
let sandbox: Sandbox;
let gateways: ReadonlyMap<GatewayName, Gateway>;
let delivered: SignedMessage[] = [];

async function open() {
  const deliver = async (message: SignedMessage) => {
    delivered.push(message);
    return 200;
  };
  sandbox = await openSandbox({
    app: appOn(database, () => clock.now),
    config,
    deliver,
  });
  gateways = configuredGateways(config, sandbox.keys);
}
beforeAll(async () => {
  database = await freshDatabase();
  await open();
});
afterAll(async () => {
  await sandbox.close();
  await database[Symbol.asyncDispose]();
});
beforeEach(() => {
  delivered = [];
});

function later(ms: number) {
  clock.now = new Date(clock.now.getTime() + ms);
}

function bill() {
  return {
    orderId: randomUUID(),
    purpose: "order" as const,
    paymentId: randomUUID(),
    amount: AMOUNT,
    currency: "INR",
    customer: { id: randomUUID(), name: "Meera", email: null, phone: "+919800000042" },
    expiresAt: new Date(clock.now.getTime() + 1_800_000),
  };
}

describe.each(["cashfree", "razorpay"] as const)("%s, over HTTP", (name) => {
  const gateway = () => gateways.get(name) as Gateway;
  const heard = () =>
    delivered.map(({ headers, body }) =>
      gateway().readWebhook(Buffer.from(body), headers, clock.now),
    );

  it("opens an order, is paid, says so when asked and by a signed message, and gives back", async () => {
    const asked = bill();
    const order = await gateway().createOrder(asked);
    expect(await gateway().fetchEvidence(order.reference)).toEqual([]);
    expect(await sandbox.look(order.sessionId)).toEqual({
      ...{ gateway: name, amount: AMOUNT, open: true },
    });

    const told = await sandbox.choose(order.sessionId, "success");
    const [evidence] = await gateway().fetchEvidence(order.reference);
    expect(evidence).toMatchObject({
      ...{ gateway: name, reference: order.reference, outcome: "paid" },
      ...{ amount: AMOUNT, currency: "INR" },
    });
    await sandbox.deliverDue();
    expect(heard()).toEqual([evidence]);
    await expect(sandbox.choose(order.sessionId, "success")).rejects.toMatchObject({
      code: "conflict",
    });
    if (name === "razorpay") {
      const proof = {
        orderReference: order.reference,
        paymentReference: evidence?.paymentReference ?? "",
        signature: told.razorpay_signature ?? "",
      };
      expect(gateway().isSigned(proof)).toBe(true);
      expect(gateway().isSigned({ ...proof, paymentReference: "pay_else" })).toBe(false);
    }

    const refund = {
      ...{ refundId: randomUUID(), reference: order.reference, currency: "INR" },
      ...{ paymentReference: evidence?.paymentReference ?? "", amount: AMOUNT },
    };
    expect(await gateway().refund(refund)).toBe("done");
    expect(await gateway().refund(refund)).toBe("done");
  });

  it.each([
    ["failure", ["failed"], ["failed"]],
    ["drop", ["dropped"], ["dropped"]],
    ["duplicates", ["paid"], ["paid", "paid", "paid"]],
    ["paid-twice", ["paid", "paid"], ["paid", "paid"]],
    ["server-error", null, []],
    ["hang", null, []],
  ] as const)("%s", async (choice, said, messages) => {
    const order = await gateway().createOrder(bill());
    await sandbox.choose(order.sessionId, choice);
    const outcomes = async () =>
      (await gateway().fetchEvidence(order.reference)).map(({ outcome }) => outcome);
    // Razorpay has no word for an attempt that was given up.
    const words = (list: readonly string[]) =>
      name === "razorpay" && choice === "drop" ? list.map(() => "failed") : list;
    if (said) expect(await outcomes()).toEqual(words(said));
    else {
      const asker = configuredGateways(impatient, sandbox.keys).get(name) as Gateway;
      await expect(asker.fetchEvidence(order.reference)).rejects.toThrow(GatewayError);
    }
    await sandbox.deliverDue();
    const told = heard().map((evidence) => evidence?.outcome);
    expect(told).toEqual(name === "razorpay" && choice === "drop" ? [] : messages);
    later(DELAY_MS);
    if (!said) expect(await outcomes()).toEqual(["paid"]);
  });

  it("is slow, late, or short, as it is told to", async () => {
    const [slow, late, short] = [
      await gateway().createOrder(bill()),
      await gateway().createOrder(bill()),
      await gateway().createOrder(bill()),
    ];
    await sandbox.choose(slow.sessionId, "pending");
    await sandbox.choose(late.sessionId, "late");
    await sandbox.choose(short.sessionId, "wrong-amount");
    const outcomes = () =>
      Promise.all(
        [slow, late, short].map(async ({ reference }) => {
          const [evidence] = await gateway().fetchEvidence(reference);
          return [evidence?.outcome, evidence?.amount];
        }),
      );
    const wrong = ["paid", AMOUNT - 100];
    expect(await outcomes()).toEqual([["pending", AMOUNT], ["failed", AMOUNT], wrong]);
    later(DELAY_MS);
    expect(await outcomes()).toEqual([["paid", AMOUNT], ["failed", AMOUNT], wrong]);
    later(DELAY_MS);
    expect(await outcomes()).toEqual([["paid", AMOUNT], ["paid", AMOUNT], wrong]);
    await sandbox.deliverDue();
  });

  it("refuses a forged message, a changed one and an old one", async () => {
    const order = await gateway().createOrder(bill());
    await sandbox.choose(order.sessionId, "bad-signature");
    await sandbox.deliverDue();
    const [forged] = delivered;
    const read = (body: string, headers: SignedMessage["headers"]) => () =>
      gateway().readWebhook(Buffer.from(body), headers, clock.now);
    expect(read(forged?.body ?? "", forged?.headers ?? {})).toThrow("signature");

    delivered = [];
    await sandbox.choose(order.sessionId, "success");
    await sandbox.deliverDue();
    const { body = "", headers = {} } = delivered[0] ?? {};
    expect(read(body, headers)()).toMatchObject({ outcome: "paid" });
    expect(read(body.replace("136489", "136480").replace("INR", "USD"), headers)).toThrow();
    expect(read(body, {})).toThrow("signature");
    later(6 * 60_000);
    if (name === "cashfree") expect(read(body, headers)).toThrow("another time");
  });

  it("knows after a restart what it knew before", async () => {
    const order = await gateway().createOrder(bill());
    await sandbox.choose(order.sessionId, "success");
    await sandbox.close();
    await open();
    expect(await gateway().fetchEvidence(order.reference)).toMatchObject([{ outcome: "paid" }]);
    await sandbox.deliverDue();
    expect(heard()).toMatchObject([{ outcome: "paid" }]);
  });

  it("lets nobody in without the keys", async () => {
    const stranger = configuredGateways(config, {
      cashfree: { ...sandbox.keys.cashfree, clientSecret: "another" },
      razorpay: { ...sandbox.keys.razorpay, keySecret: "another" },
    }).get(name) as Gateway;
    await expect(stranger.createOrder(bill())).rejects.toThrow("status 401");
  });
});

it("Cashfree gives its order again to whoever asks twice, and ends it when told to", async () => {
  const gateway = gateways.get("cashfree") as Gateway;
  const asked = bill();
  const order = await gateway.createOrder(asked);
  expect(await gateway.createOrder(asked)).toEqual(order);
  await gateway.closeOrder(order.reference);
  expect(await sandbox.look(order.sessionId)).toMatchObject({ open: false });
  await gateway.closeOrder(order.reference);
});
