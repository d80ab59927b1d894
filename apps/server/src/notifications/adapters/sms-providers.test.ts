import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { JobFailure } from "../../platform/job-kind.ts";
import type { PhoneText } from "../draft.ts";
import { writeMessage } from "../message.ts";
import { signInCode } from "../messages/sign-in-code.ts";
import { type Carrier, CarrierRefusal, OutcomeUnknown } from "./carrier.ts";
import { configuredCarriers } from "./configured-carriers.ts";
import { msg91Carrier } from "./msg91.ts";
import { twilioCarrier } from "./twilio.ts";

interface ProviderRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

/**
 * The reply of the stand-in for a provider: status and body. `hang` sends no reply, and `cut`
 * closes the connection in the middle of a reply.
 */
type Answer = readonly [status: number, body: unknown] | "hang" | "cut";

let requests: ProviderRequest[] = [];
let answer: Answer = [200, {}];
let url: string;

const provider = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const address = new URL(request.url ?? "", "http://provider");
  requests.push({
    method: request.method ?? "",
    path: address.pathname,
    query: Object.fromEntries(address.searchParams),
    headers: request.headers,
    body: Buffer.concat(parts).toString("utf8"),
  });
  if (answer === "hang") return;
  if (answer === "cut") {
    response.writeHead(200, { "content-length": "500" });
    response.write('{"type":');
    setImmediate(() => response.destroy());
    return;
  }
  const [status, body] = answer;
  response.writeHead(status, { "content-type": "application/json" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    provider.listen(0, "127.0.0.1", resolve);
  });
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
});

const CODE = signInCode({ code: "048213" }, "en", "Suvarna");
const PARCEL = { id: "message-1", to: "+919800000042", content: CODE };
const PATIENCE_MS = 300;

const carriers: Record<string, (at: string, timeoutMs?: number) => Carrier<PhoneText>> = {
  MSG91: (at, timeoutMs) =>
    msg91Carrier(
      { url: at, authKey: "auth-key", templates: { "sign-in-code": "dlt-template" } },
      timeoutMs,
    ),
  Twilio: (at, timeoutMs) =>
    twilioCarrier(
      {
        url: at,
        accountSid: "AC1",
        authToken: "token",
        from: "+15005550006",
        hindiTexts: ["rest-due.hi"],
      },
      timeoutMs,
    ),
};

/** Returns the address of a server that has closed, so that no server listens there. */
async function nobodysUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

describe("MSG91", () => {
  it("sends a code through its flow, without the code in the URL", async () => {
    answer = [200, { type: "success", request_id: "3266" }];
    expect(await carriers["MSG91"]?.(url).carry(PARCEL)).toBe("3266");
    const [call] = requests;
    expect(call).toMatchObject({ method: "POST", path: "/api/v5/flow", query: {} });
    expect(call?.headers["authkey"]).toBe("auth-key");
    expect(JSON.parse(call?.body ?? "")).toEqual({
      template_id: "dlt-template",
      recipients: [{ mobiles: "919800000042", code: "048213" }],
    });
  });

  it("treats an error in a reply with status 200 as a failure", async () => {
    answer = [200, { type: "error", message: "Invalid template for 919800000042" }];
    const failing = carriers["MSG91"]?.(url).carry(PARCEL);
    await expect(failing).rejects.toThrow(CarrierRefusal);
    await expect(failing).rejects.not.toThrow("9800000042");
  });
});

describe("Twilio", () => {
  it("sends the registered words as a form, with the account's credentials", async () => {
    answer = [201, { sid: "SM1", status: "queued" }];
    expect(await carriers["Twilio"]?.(url).carry(PARCEL)).toBe("SM1");
    const [call] = requests;
    expect(call).toMatchObject({ method: "POST", path: "/2010-04-01/Accounts/AC1/Messages.json" });
    expect(call?.headers["authorization"]).toBe(
      `Basic ${Buffer.from("AC1:token").toString("base64")}`,
    );
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      To: "+919800000042",
      From: "+15005550006",
      Body: "048213 is your OTP for Suvarna. Valid for 5 minutes. Do not share it.",
    });
  });

  it("sends the id of a messaging service in its own field", async () => {
    answer = [201, { sid: "SM2" }];
    const config = { url, accountSid: "AC1", authToken: "token", from: "MG9", hindiTexts: [] };
    await twilioCarrier(config).carry(PARCEL);
    expect(requests[0]?.body).toContain("MessagingServiceSid=MG9");
  });

  it("is refused a number that it can't reach", async () => {
    answer = [400, { code: 21_211, message: "The 'To' number +919800000042 is not valid" }];
    const failing = carriers["Twilio"]?.(url).carry(PARCEL);
    await expect(failing).rejects.toThrow(CarrierRefusal);
    await expect(failing).rejects.toThrow(/code 21211$/);
  });
});

describe.each(Object.entries(carriers))("%s", (_name, carrier) => {
  it.each([429, 500, 503, 401, 403])("is tried again after status %i", async (status) => {
    answer = [status, { type: "error", code: 1, message: "no" }];
    await expect(carrier(url).carry(PARCEL)).rejects.toThrow(JobFailure);
  });

  it("is tried again when it can't be reached, because nothing was sent", async () => {
    await expect(carrier(await nobodysUrl()).carry(PARCEL)).rejects.toThrow(JobFailure);
  });

  it.each<[string, Answer]>([
    ["no answer", "hang"],
    ["half an answer", "cut"],
    ["a page of a proxy", [200, "<html>"]],
    ["something else", [200, { hello: 1 }]],
  ])("reports an unknown result after %s", async (_what, reply) => {
    answer = reply;
    const patience = reply === "hang" ? PATIENCE_MS : undefined;
    await expect(carrier(url, patience).carry(PARCEL)).rejects.toThrow(OutcomeUnknown);
  });

  it("never texts a number of another country", async () => {
    const abroad = carrier(url).carry({ ...PARCEL, to: "+12025550123" });
    await expect(abroad).rejects.toThrow(CarrierRefusal);
    expect(requests).toEqual([]);
  });
});

describe("MSG91", () => {
  it("has only the templates of its settings", () => {
    const carrier = carriers["MSG91"]?.("http://127.0.0.1:9");
    expect(carrier?.hasTemplate?.("sign-in-code")).toBe(true);
    expect(carrier?.hasTemplate?.("door-code")).toBe(false);
  });
});

describe("Twilio", () => {
  it("sends those texts in Hindi that the settings name, and all texts in English", async () => {
    const sms = readConfig({
      SHOP_MODE: "demo",
      SMS_PROVIDER: "twilio",
      TWILIO_ACCOUNT_SID: "AC1",
      TWILIO_AUTH_TOKEN: "token",
      TWILIO_FROM: "MG9",
      SMS_TEMPLATES_HI: "rest-due=registered",
    }).messages;
    const { sms: carrier } = configuredCarriers(sms);
    const sent = (kind: "rest-due" | "order-shipped") => {
      const about = { number: "A1", total: "₹1" };
      const message = { kind, key: kind, phone: PARCEL.to, language: "hi", about } as const;
      return writeMessage(
        message,
        (template) => carrier.hasTemplate?.(template) ?? true,
        async () => "Suvarna",
      );
    };
    expect(await sent("rest-due")).toMatchObject({ template: "rest-due.hi" });
    expect(await sent("order-shipped")).toMatchObject({ template: "order-shipped" });
  });
});
