import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MailReceiver, openMailReceiver, smtpRefusal } from "../../../test/mail-receiver.ts";
import { JobFailure } from "../../platform/job-kind.ts";
import { CarrierRefusal } from "./carrier.ts";
import { smtpCarrier } from "./smtp.ts";

let receiver: MailReceiver;
const FROM = "Suvarna <hello@shop.example>";
const LETTER = { subject: "Gold at ₹12,000", text: "Rate: ₹12,000", html: "<p>Rate: ₹12,000</p>" };
const PARCEL = { id: "0197-1", to: "meera@shopper.example", content: LETTER };

beforeAll(async () => {
  receiver = await openMailReceiver();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.refuse = () => null;
  receiver.hangsUp = false;
});
afterAll(() => receiver[Symbol.asyncDispose]());

describe("a mail server", () => {
  it("gets the letter in text and in HTML, under an id of ours", async () => {
    await smtpCarrier(receiver.url, FROM).carry(PARCEL);
    const [letter] = receiver.received;
    expect(letter).toMatchObject({ from: "hello@shop.example", to: ["meera@shopper.example"] });
    const { headers, body } = letter as NonNullable<typeof letter>;
    expect(headers.get("from")).toBe(FROM);
    expect(headers.get("message-id")).toBe("<0197-1@shop.example>");
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(headers.get("content-type")).toMatch(/^multipart\/alternative/);
    expect(body).toContain("Rate: ₹12,000");
    expect(body).toContain("<p>Rate: ₹12,000</p>");
    expect(headers.has("list-unsubscribe")).toBe(false);
  });

  it("gets the address for one-click unsubscribing (RFC 8058)", async () => {
    const unsubscribe = "https://shop.example/api/unsubscribe?token=abc.def";
    const content = { ...LETTER, unsubscribe };
    await smtpCarrier(receiver.url, FROM).carry({ ...PARCEL, content });
    const headers = receiver.received[0]?.headers;
    expect(headers?.get("list-unsubscribe")).toBe(`<${unsubscribe}>`);
    expect(headers?.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  it.each([
    ["a receiver that there is none", "recipient", 550, CarrierRefusal],
    ["a letter that it takes for spam", "data", 554, CarrierRefusal],
    ["a full mailbox, for now", "recipient", 452, JobFailure],
    ["greylisting", "data", 451, JobFailure],
  ] as const)("refuses %s", async (_what, where, status, meaning) => {
    receiver.refuse = (at) => (at === where ? smtpRefusal(status) : null);
    const failing = smtpCarrier(receiver.url, FROM).carry(PARCEL);
    await expect(failing).rejects.toThrow(meaning);
    await expect(failing).rejects.toThrow(new RegExp(`^the mail server: E[A-Z]+ ${status}$`));
  });

  it("on another machine gets no data before the connection is encrypted", async () => {
    // The address 0.0.0.0 also reaches this machine, but it is not a loopback address.
    const elsewhere = receiver.url.replace("127.0.0.1", "0.0.0.0");
    await expect(smtpCarrier(elsewhere, FROM).carry(PARCEL)).rejects.toThrow(/ETLS/);
    expect(receiver.received).toEqual([]);
  });

  it("that refuses the login, or can't be reached, is retried", async () => {
    const stranger = receiver.url.replace("secret", "wrong");
    await expect(smtpCarrier(stranger, FROM).carry(PARCEL)).rejects.toThrow(JobFailure);
    const nobody = smtpCarrier("smtp://127.0.0.1:9", FROM);
    await expect(nobody.carry(PARCEL)).rejects.toThrow(JobFailure);
  });

  it("that hangs up before its last word gets the letter again under the same id", async () => {
    receiver.hangsUp = true;
    const carrier = smtpCarrier(receiver.url, FROM);
    await expect(carrier.carry(PARCEL)).rejects.toThrow(JobFailure);
    receiver.hangsUp = false;
    await carrier.carry(PARCEL);
    const ids = receiver.received.map(({ headers }) => headers.get("message-id"));
    expect(ids).toEqual(["<0197-1@shop.example>", "<0197-1@shop.example>"]);
  });
});
