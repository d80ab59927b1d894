import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appOn } from "../../test/acting.ts";
import { HOUR, MINUTE, OWNER, openPhoneCodes, type PhoneCodes } from "../../test/phone-codes.ts";
import { sendPhoneCode } from "./send-phone-code.ts";
import { users } from "./tables.ts";

let codes: PhoneCodes;
beforeAll(async () => {
  codes = await openPhoneCodes();
});
afterAll(() => codes.database[Symbol.asyncDispose]());

describe("asking for codes", () => {
  const soon = (retryAfterS: number) => ({
    code: "otp_too_soon",
    status: 429,
    retryAfterS,
  });
  const many = { code: "otp_too_many", status: 429 };

  it("waits longer each time: half a minute, one, two", async () => {
    const me = codes.somebody();
    await me.send(0);
    await expect(me.send(29_001)).rejects.toMatchObject(soon(1));
    await me.send(30_000);
    await expect(me.send(30_000)).rejects.toMatchObject(soon(60));
    await me.send(90_000);
    await expect(me.send(91_000)).rejects.toMatchObject(soon(119));
    await me.send(210_000);
    expect(codes.sent).toHaveLength(4);
  });

  it("sends one code when many ask at once for one number", async () => {
    const me = codes.somebody();
    const attempts = await Promise.allSettled([1, 2, 3, 4, 5].map(() => me.send(0)));
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(codes.sent).toHaveLength(1);
  });

  it("is limited for a number, by the hour and by the day, from all networks together", async () => {
    const me = codes.somebody();
    const from = (n: number) => ({ address: `172.16.${me.network}.${n}` });
    for (let n = 0; n < 5; n++) await me.send(n * 3 * MINUTE, from(n));
    await expect(me.send(20 * MINUTE, from(6))).rejects.toMatchObject({
      ...many,
      retryAfterS: 40 * 60,
    });
    for (let n = 0; n < 5; n++) await me.send(HOUR + n * 3 * MINUTE, from(n));
    await expect(me.send(3 * HOUR, from(7))).rejects.toMatchObject(many);
    await me.send(24 * HOUR + 1, from(8));
  });

  it("is bounded for an address, and for the network around it", async () => {
    const me = codes.somebody();
    const to = (n: number) => ({
      phone: `+91970${String(me.network * 1000 + n).padStart(7, "0")}`,
    });
    for (let n = 0; n < 10; n++) await me.send(n, to(n));
    await expect(me.send(11, to(11))).rejects.toMatchObject(many);
    for (let n = 20; n < 40; n++) {
      await me.send(12, { ...to(n), address: `10.${me.network >> 8}.${me.network & 255}.${n}` });
    }
    const neighbour = { ...to(50), address: `10.${me.network >> 8}.${me.network & 255}.99` };
    await expect(me.send(13, neighbour)).rejects.toMatchObject(many);
  });

  it("is limited for the whole shop, which then gets an alarm", async () => {
    const me = codes.somebody();
    const caps = { ...codes.sending.caps, perShopDaily: 2, reservedDaily: 0 };
    for (let n = 0; n < 2; n++) {
      await me.send(n, { phone: `+9196000000${n}0`, address: `192.0.${n}.2`, caps });
    }
    const before = codes.alarms();
    await expect(me.send(3, { address: "192.0.9.2", caps })).rejects.toMatchObject(many);
    expect(codes.alarms()).toBe(before + 1);
  });

  it("reserves a part of the shop's daily limit for numbers that an account has proved", async () => {
    const me = codes.somebody();
    const caps = { ...codes.sending.caps, perShopDaily: 5, reservedDaily: 2 };
    const [known, guessed] = [`${me.phone.slice(0, -1)}8`, `${me.phone.slice(0, -1)}9`];
    for (const [phone, phoneVerified] of [
      [known, true],
      // This account has entered the phone number without proving it, so it has no right to the
      // reserve.
      [guessed, false],
    ] as const) {
      const user = { name: "Meera", email: `${phone}@shopper.example`, phone, phoneVerified };
      await codes.database.db.insert(users).values(user);
    }
    let from = 0;
    const fromElsewhere = (phone: string, ms: number) =>
      me.send(ms, { phone, address: `203.0.${++from}.2`, caps });
    // Strangers ask for codes from many networks, until the part of the daily limit for unknown
    // numbers is used up.
    const strangers = Array.from(
      { length: 20 },
      (_, n) => `+91950000${String(n).padStart(4, "0")}`,
    );
    const attempts = await Promise.allSettled(strangers.map((phone, n) => fromElsewhere(phone, n)));
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await expect(fromElsewhere(guessed, 100)).rejects.toMatchObject(many);

    await fromElsewhere(known, 1000);
    await fromElsewhere(known, 10 * MINUTE);
    await expect(fromElsewhere(known, 20 * MINUTE)).rejects.toMatchObject(many);
    expect(codes.sent.filter(({ phone }) => phone === known)).toHaveLength(2);
  });

  it("sends and counts nothing when the job can't be stored", async () => {
    const me = codes.somebody();
    const failing = async () => {
      throw new Error("no outbox");
    };
    const codeRequest = {
      purpose: "login",
      phone: me.phone,
      asker: OWNER,
      address: "192.0.2.77",
      language: "en",
    } as const;
    await expect(
      sendPhoneCode(
        { ...codes.sending, app: appOn(codes.database, () => me.at(0)), deliver: failing },
        codeRequest,
      ),
    ).rejects.toThrow();
    await me.send(1);
  });
});
