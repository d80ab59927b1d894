import * as z from "zod";
import type { Evidence, Gateway } from "../../src/payments/gateway.ts";
import { SignatureError } from "../../src/payments/gateway.ts";
import { callGateway, jsonOf, parseSuccess } from "../../src/payments/gateways/call-gateway.ts";
import { apiUrl, secret } from "../../src/payments/gateways/setting-types.ts";
import { isSameSignature, sign } from "../../src/payments/gateways/signatures.ts";

const Order = z.object({ id: z.string() });
const Attempt = z.object({
  id: z.string(),
  order: z.string(),
  outcome: z.enum(["paid", "failed", "dropped", "pending"]),
  amount: z.number(),
});

/** An invented payment gateway. It shows what a new gateway must provide in a folder of its own. */
export const penny: Gateway = {
  name: "penny",
  settings: { PENNY_SECRET: secret, PENNY_URL: apiUrl.default("https://api.penny.example") },
  required: ["PENNY_SECRET"],
  isTest: ({ PENNY_SECRET: key = "" }) => key.startsWith("test_"),
  hosts: { scripts: ["https://js.penny.example"], frames: [], connects: [] },

  connect({ PENNY_SECRET: key = "", PENNY_URL: url = "" }, { timeoutMs }) {
    const caller = { gateway: "penny", url, headers: { "x-penny-key": key }, timeoutMs };
    const evidenceOf = ({ id, order, outcome, amount }: z.output<typeof Attempt>): Evidence => ({
      gateway: "penny",
      reference: order,
      paymentReference: id,
      outcome,
      amount,
      currency: "INR",
    });
    return {
      window: { mode: "production", keyId: "penny-public" },

      proof: {
        fields: z.object({ penny_payment: z.string(), penny_seal: z.string() }),
        isSigned: ({ penny_payment = "", penny_seal = "" }, reference) =>
          isSameSignature(sign(key, "hex", reference, penny_payment), penny_seal),
      },

      async open({ paymentId, amount }) {
        const body = { id: `penny-${paymentId}`, amount };
        const answer = await callGateway(caller, { method: "POST", path: "/orders", body });
        const { id } = parseSuccess(answer, Order);
        return { reference: id, sessionId: id };
      },

      async fetchEvidence(reference) {
        const path = `/orders/${reference}/attempts`;
        const answer = await callGateway(caller, { method: "GET", path });
        return parseSuccess(answer, z.array(Attempt)).map(evidenceOf);
      },

      async close() {},

      readWebhook(raw, headers) {
        const seal = String(headers["x-penny-seal"] ?? "");
        if (!isSameSignature(sign(key, "hex", raw), seal)) throw new SignatureError("not Penny's");
        const { data } = Attempt.safeParse(jsonOf(raw));
        return data ? evidenceOf(data) : null;
      },

      async listRefunds() {
        return [];
      },

      async refund({ refundId, paymentReference, amount, currency }) {
        const body = { refundId, amount };
        const path = `/attempts/${paymentReference}/refund`;
        const answer = await callGateway(caller, { method: "POST", path, body });
        const { id: reference } = parseSuccess(answer, Order);
        return {
          kind: "refund",
          reference,
          paymentReference,
          refundId,
          amount,
          currency,
          state: "done",
          progress: "done",
        };
      },
    };
  },

  sandbox: async () => (await import("./sandbox.ts")).pennySandbox,
};
