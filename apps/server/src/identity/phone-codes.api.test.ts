import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MINUTE, openPhoneCodes, type PhoneCodes, WRONG } from "../../test/phone-codes.ts";
import { CODE_MS, CODE_TRIES } from "./phone-code.ts";
import { phoneCodeSends, phoneCodes } from "./phone-code-tables.ts";

let codes: PhoneCodes;
beforeAll(async () => {
  codes = await openPhoneCodes();
});
afterAll(() => codes.database[Symbol.asyncDispose]());

const somebody = () => codes.somebody();
const code = () => codes.code();
const another = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");

describe("a code", () => {
  it("has six digits, is stored only as a hash, and works once", async () => {
    const me = somebody();
    await me.send(0);
    expect(codes.sent).toMatchObject([
      { phone: me.phone, code: expect.stringMatching(/^\d{6}$/), expiresAt: me.at(CODE_MS) },
    ]);
    const storedRows = JSON.stringify([
      await codes.database.db.select().from(phoneCodes),
      await codes.database.db.select().from(phoneCodeSends),
    ]);
    expect(storedRows).not.toContain(code());
    expect(storedRows).not.toContain(me.phone.slice(3));
    await me.use(code(), MINUTE);
    await expect(me.use(code(), MINUTE)).rejects.toMatchObject(WRONG);
  });

  it("works once, also when it is used several times at the same moment", async () => {
    const me = somebody();
    await me.send(0);
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => me.use(code(), 1000)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("lives for five minutes", async () => {
    const me = somebody();
    await me.send(0);
    await expect(me.use(code(), CODE_MS)).rejects.toMatchObject(WRONG);
    await me.use(code(), CODE_MS - 1);
  });

  it("is burnt by five wrong tries, also when they come at once", async () => {
    const me = somebody();
    await me.send(0);
    const tries = Array.from({ length: CODE_TRIES }, () => me.use(another(code()), 1000));
    const answers = await Promise.allSettled(tries);
    expect(answers.map(({ status }) => status)).toEqual(Array(CODE_TRIES).fill("rejected"));
    await expect(me.use(code(), 2000)).rejects.toMatchObject(WRONG);
  });

  it("forgives four slips", async () => {
    const me = somebody();
    await me.send(0);
    for (let slip = 1; slip < CODE_TRIES; slip++) {
      await expect(me.use(another(code()), 1000)).rejects.toMatchObject(WRONG);
    }
    await me.use(code(), 2000);
  });

  it("is the same when it is asked for again, without further tries", async () => {
    const me = somebody();
    await me.send(0);
    const first = code();
    await expect(me.use(another(first), 1000)).rejects.toMatchObject(WRONG);
    await me.send(31_000);
    expect(code()).toBe(first);
    for (let slip = 2; slip <= CODE_TRIES; slip++) {
      await expect(me.use(another(first), 32_000)).rejects.toMatchObject(WRONG);
    }
    await expect(me.use(first, 33_000)).rejects.toMatchObject(WRONG);
  });

  it("is replaced when the last one is used up or nearly expired", async () => {
    const me = somebody();
    await me.send(0);
    const first = code();
    await me.send(4 * MINUTE);
    const second = code();
    expect(second).not.toBe(first);
    await expect(me.use(first, 4 * MINUTE)).rejects.toMatchObject(WRONG);
    await me.use(second, 8 * MINUTE);
  });

  it("for one purpose or number is invalid for another", async () => {
    const [me, other] = [somebody(), somebody()];
    await me.send(0);
    await expect(me.use(code(), 0, "change-phone")).rejects.toMatchObject(WRONG);
    await expect(other.use(code(), 0)).rejects.toMatchObject(WRONG);
    await me.use(code(), 0);
  });

  it("of a number that was sent none is refused in the same words", async () => {
    const me = somebody();
    await expect(me.use("123456", 0)).rejects.toMatchObject({ ...WRONG, status: 401 });
  });
});

describe("a stranger", () => {
  const stranger = (n: number) => `attempt-of-stranger-${n}`;

  it("does not use up the owner's code by wrong codes", async () => {
    const me = somebody();
    await me.send(0);
    const mine = code();
    // A stranger who has not asked for a code has no code to guess at.
    for (let n = 0; n < 20; n++) {
      const guess = me.use(another(mine), 1000, "login", stranger(n));
      await expect(guess).rejects.toMatchObject(WRONG);
    }
    // A stranger who asks for a code to the same number can use up only their own tries.
    await me.send(31_000, { asker: stranger(1), address: "198.51.100.7" });
    expect(code()).toBe(mine);
    for (let n = 0; n < CODE_TRIES; n++) {
      const guess = me.use(another(mine), 32_000, "login", stranger(1));
      await expect(guess).rejects.toMatchObject(WRONG);
    }
    const burnt = me.use(mine, 32_000, "login", stranger(1));
    await expect(burnt).rejects.toMatchObject(WRONG);
    await me.use(mine, 33_000);
    const again = me.use(mine, 34_000, "login", stranger(1));
    await expect(again).rejects.toMatchObject(WRONG);
  });

  it("who uses up a number's codes does not lock out the owner's known device", async () => {
    const me = somebody();
    for (let n = 0; n < 10; n++) {
      const from = { asker: stranger(n), address: `203.0.${n}.${me.network & 255}` };
      await me.send(n * 15 * MINUTE, from);
    }
    const late = 10 * 15 * MINUTE;
    await expect(me.send(late)).rejects.toMatchObject({ code: "otp_too_many" });
    const device = { deviceId: "the-owners-device" };
    await me.send(late, device);
    await me.use(code(), late + 1000);
    // The known device has limits of its own, which now apply.
    await expect(me.send(late + 2000, device)).rejects.toMatchObject({ code: "otp_too_soon" });
  });

  it("of two people who type the right code at the same moment, one is logged in", async () => {
    const me = somebody();
    await me.send(0);
    await me.send(31_000, { asker: stranger(1) });
    const right = code();
    const both = await Promise.allSettled([
      me.use(right, 32_000),
      me.use(right, 32_000, "login", stranger(1)),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});
