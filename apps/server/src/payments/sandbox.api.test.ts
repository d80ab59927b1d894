import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appOn } from "../../test/acting.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { testConfig } from "../../test/settings.ts";
import {
  type Evidence,
  type GatewayConnection,
  GatewayError,
  type GatewayName,
  GatewayRefusal,
} from "./gateway.ts";
import { connectGateways } from "./gateways/connect-gateways.ts";
import { openSandbox, type PostedMessage, type Sandbox } from "./sandbox/sandbox.ts";

const AMOUNT = 1_36_489_43;
const DELAY_MS = 6000;
const clock = { now: new Date("2026-11-21T06:12:00.000Z") };
const config = testConfig();
const impatient = testConfig({ PAYMENT_TIMEOUT_SECONDS: "1" });

let database: FreshDatabase;
let sandbox: Sandbox;
let gateways: ReadonlyMap<GatewayName, GatewayConnection>;
let delivered: PostedMessage[] = [];

async function open() {
  const deliver = async (message: PostedMessage) => {
    delivered.push(message);
    return 200;
  };
  sandbox = await openSandbox({
    app: appOn(database, () => clock.now),
    config,
    deliver,
  });
  gateways = connectGateways(config, sandbox.settings);
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
    now: clock.now,
    expiresAt: new Date(clock.now.getTime() + 1_800_000),
  };
}

const RAZORPAY_WORDS: Readonly<Record<string, string>> = { dropped: "failed", paid: "authorized" };

describe.each(["cashfree", "razorpay"] as const)("%s, over HTTP", (name) => {
  const gateway = () => gateways.get(name) as GatewayConnection;
  const heard = () =>
    delivered.map(({ headers, body }) =>
      gateway().readWebhook(Buffer.from(body), headers, clock.now),
    );

  /**
   * Captures the blocked money of an order. @returns the gateway's evidence for the order after
   * that
   */
  async function captured(reference: string): Promise<readonly Evidence[]> {
    for (const each of await gateway().fetchEvidence(reference)) {
      if (each.outcome === "authorized") await gateway().capture?.(each);
    }
    return gateway().fetchEvidence(reference);
  }

  it("opens an order, is paid, reports it on request and by a signed message, and refunds", async () => {
    const newBill = bill();
    const order = await gateway().open(newBill);
    expect(await gateway().fetchEvidence(order.reference)).toEqual([]);
    expect(await sandbox.look(order.sessionId)).toEqual({
      gateway: name,
      amount: AMOUNT,
      open: true,
    });

    const result = await sandbox.choose(order.sessionId, "success");
    const blocked = name === "razorpay" ? "authorized" : "paid";
    const [first] = await gateway().fetchEvidence(order.reference);
    expect(first?.outcome).toBe(blocked);
    await sandbox.deliverDue();
    expect(heard()).toEqual([first]);
    const [evidence] = await captured(order.reference);
    expect(evidence).toMatchObject({
      gateway: name,
      reference: order.reference,
      outcome: "paid",
      amount: AMOUNT,
      currency: "INR",
    });
    await expect(sandbox.choose(order.sessionId, "success")).rejects.toMatchObject({
      code: "conflict",
    });
    if (name === "razorpay") {
      const proof = result.proof ?? {};
      expect(proof["razorpay_payment_id"]).toBe(evidence?.paymentReference);
      const isSigned = (changed: Record<string, string>, reference = order.reference) =>
        gateway().proof?.isSigned({ ...proof, ...changed }, reference);
      expect(isSigned({})).toBe(true);
      expect(isSigned({ razorpay_payment_id: "pay_else" })).toBe(false);
      expect(isSigned({}, "order_else")).toBe(false);
    }

    const refund = {
      refundId: randomUUID(),
      reference: order.reference,
      currency: "INR",
      paymentReference: evidence?.paymentReference ?? "",
      amount: AMOUNT,
    };
    const half = { ...refund, amount: 1_00_000_00 };
    const report = await gateway().refund(half);
    const { refundId, paymentReference } = half;
    expect(report).toMatchObject({
      kind: "refund",
      progress: "done",
      refundId,
      paymentReference,
      amount: 1_00_000_00,
      currency: "INR",
    });
    expect(await gateway().listRefunds(half)).toEqual([report]);
    // The gateway refuses a refund of even one paisa more than is left.
    const rest = { ...refund, refundId: randomUUID(), amount: AMOUNT - 1_00_000_00 };
    await expect(gateway().refund({ ...rest, amount: rest.amount + 1 })).rejects.toThrow(
      GatewayRefusal,
    );
    const last = await gateway().refund(rest);
    expect(await gateway().listRefunds(half)).toEqual(expect.arrayContaining([report, last]));
  });

  it.each([
    ["failure", ["failed"], ["failed"]],
    ["drop", ["dropped"], ["dropped"]],
    ["duplicates", ["paid"], ["paid", "paid", "paid"]],
    ["paid-twice", ["paid", "paid"], ["paid", "paid"]],
    ["server-error", null, []],
    ["hang", null, []],
  ] as const)("%s", async (choice, scenario, messages) => {
    const order = await gateway().open(bill());
    await sandbox.choose(order.sessionId, choice);
    const outcomes = async () =>
      (await gateway().fetchEvidence(order.reference)).map(({ outcome }) => outcome);
    // Razorpay has no status for an abandoned attempt, and none for money that is taken without a
    // capture.
    const words = (list: readonly string[]) =>
      name === "razorpay" ? list.map((word) => RAZORPAY_WORDS[word] ?? word) : list;
    if (scenario) expect(await outcomes()).toEqual(words(scenario));
    else {
      const asker = connectGateways(impatient, sandbox.settings).get(name) as GatewayConnection;
      await expect(asker.fetchEvidence(order.reference)).rejects.toThrow(GatewayError);
    }
    await sandbox.deliverDue();
    const heardOutcomes = heard().map((news) => news && "outcome" in news && news.outcome);
    expect(heardOutcomes).toEqual(name === "razorpay" && choice === "drop" ? [] : words(messages));
    later(DELAY_MS);
    if (!scenario) expect(await outcomes()).toEqual(words(["paid"]));
  });

  it("is slow, late, or short, as the test chose", async () => {
    const [slow, late, short] = [
      await gateway().open(bill()),
      await gateway().open(bill()),
      await gateway().open(bill()),
    ];
    await sandbox.choose(slow.sessionId, "pending");
    await sandbox.choose(late.sessionId, "late");
    await sandbox.choose(short.sessionId, "wrong-amount");
    const outcomes = () =>
      Promise.all(
        [slow, late, short].map(async ({ reference }) => {
          const [evidence] = await captured(reference);
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
    const order = await gateway().open(bill());
    await sandbox.choose(order.sessionId, "bad-signature");
    await sandbox.deliverDue();
    const [forged] = delivered;
    const read = (body: string, headers: PostedMessage["headers"]) => () =>
      gateway().readWebhook(Buffer.from(body), headers, clock.now);
    expect(read(forged?.body ?? "", forged?.headers ?? {})).toThrow("signature");

    delivered = [];
    await sandbox.choose(order.sessionId, "success");
    await sandbox.deliverDue();
    const { body = "", headers = {} } = delivered[0] ?? {};
    expect(read(body, headers)()).toMatchObject({
      outcome: name === "razorpay" ? "authorized" : "paid",
    });
    expect(read(body.replace("136489", "136480").replace("INR", "USD"), headers)).toThrow();
    expect(read(body, {})).toThrow("signature");
    later(6 * 60_000);
    if (name === "cashfree") expect(read(body, headers)).toThrow("another time");
  });

  it("has the same data after a restart", async () => {
    const order = await gateway().open(bill());
    await sandbox.choose(order.sessionId, "success");
    await sandbox.close();
    await open();
    expect(await captured(order.reference)).toMatchObject([{ outcome: "paid" }]);
    await sandbox.deliverDue();
    expect(heard()).toMatchObject([{ outcome: "paid" }]);
  });

  it("refuses calls without the keys", async () => {
    const stranger = connectGateways(config, {
      ...sandbox.settings,
      CASHFREE_CLIENT_SECRET: "another",
      RAZORPAY_KEY_SECRET: "another",
    }).get(name) as GatewayConnection;
    await expect(stranger.open(bill())).rejects.toThrow("status 401");
  });
});

it("Cashfree returns the same order for a repeated request, and ends it on request", async () => {
  const gateway = gateways.get("cashfree") as GatewayConnection;
  const newBill = bill();
  const order = await gateway.open(newBill);
  expect(await gateway.open(newBill)).toEqual(order);
  await gateway.close(order.reference);
  expect(await sandbox.look(order.sessionId)).toMatchObject({ open: false });
  await gateway.close(order.reference);
});

it("Cashfree opens an order for a payment that ends sooner than Cashfree's shortest order", async () => {
  const gateway = gateways.get("cashfree") as GatewayConnection;
  const { now } = clock;
  const order = await gateway.open({ ...bill(), expiresAt: new Date(now.getTime() + 600_000) });
  later(15 * 60_000);
  expect(await sandbox.look(order.sessionId)).toMatchObject({ open: true });
  later(2 * 60_000);
  expect(await sandbox.look(order.sessionId)).toMatchObject({ open: false });
});
