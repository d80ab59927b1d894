import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appOn } from "../../test/acting.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { readConfig } from "../config.ts";
import { consumePhoneCode } from "./consume-phone-code.ts";
import { CODE_MS, CODE_TRIES } from "./phone-code.ts";
import { type CodeSending, type CodeToSend, sendPhoneCode } from "./send-phone-code.ts";
import { phoneCodeSends, phoneCodes, users } from "./tables.ts";

const SECRET = "a-secret-that-nobody-else-has-here";
const START = new Date("2026-11-21T06:00:00.000Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let database: FreshDatabase;
let sending: CodeSending;
let sent: CodeToSend[] = [];
let alarms = 0;
beforeAll(async () => {
  database = await freshDatabase();
  sending = {
    app: appOn(database, () => START),
    secret: SECRET,
    caps: readConfig({}).signIn.codes,
    deliver: async (_tx, message) => void sent.push(message),
    alarm: () => alarms++,
  };
});
afterAll(() => database[Symbol.asyncDispose]());

/** The attempt of the owner's browser. */
const OWNER = "attempt-of-the-owner";

let phones = 0;
let networks = 0;
/** Each test has a number and an address that no other has, and a day of its own for the shop's cap. */
function somebody() {
  sent = [];
  const phone = `+9198${String(++phones).padStart(8, "0")}`;
  networks++;
  const address = `10.${networks >> 8}.${networks & 255}.1`;
  const day = START.getTime() + networks * 48 * HOUR;
  const at = (ms: number) => new Date(day + ms);
  return {
    phone,
    at,
    send: (
      ms: number,
      said: {
        phone?: string;
        address?: string;
        caps?: CodeSending["caps"];
        asker?: string;
        deviceId?: string;
      } = {},
    ) =>
      sendPhoneCode(
        { ...sending, app: appOn(database, () => at(ms)), caps: said.caps ?? sending.caps },
        {
          purpose: "login",
          phone: said.phone ?? phone,
          address: said.address ?? address,
          asker: said.asker ?? OWNER,
          deviceId: said.deviceId ?? null,
        },
      ),
    use: (code: string, ms: number, purpose: "login" | "change-phone" = "login", asker = OWNER) =>
      consumePhoneCode(
        appOn(database, () => at(ms)),
        SECRET,
        { purpose, phone, asker, code },
      ),
    network: networks,
  };
}

const code = () => sent.at(-1)?.code ?? "";
const another = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");
const WRONG = { code: "otp_wrong", message: "Invalid OTP" };

describe("a code", () => {
  it("has six digits, is kept nowhere in clear, and opens once", async () => {
    const me = somebody();
    await me.send(0);
    expect(sent).toMatchObject([
      { phone: me.phone, code: expect.stringMatching(/^\d{6}$/), expiresAt: me.at(CODE_MS) },
    ]);
    const kept = JSON.stringify([
      await database.db.select().from(phoneCodes),
      await database.db.select().from(phoneCodeSends),
    ]);
    expect(kept).not.toContain(code());
    expect(kept).not.toContain(me.phone.slice(3));
    await me.use(code(), MINUTE);
    await expect(me.use(code(), MINUTE)).rejects.toMatchObject(WRONG);
  });

  it("opens once for all who use it at the same time", async () => {
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

  it("is the same when it is asked for again, with no more tries", async () => {
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

  it("is another one when the last is burnt or nearly over", async () => {
    const me = somebody();
    await me.send(0);
    const first = code();
    await me.send(4 * MINUTE);
    const second = code();
    expect(second).not.toBe(first);
    await expect(me.use(first, 4 * MINUTE)).rejects.toMatchObject(WRONG);
    await me.use(second, 8 * MINUTE);
  });

  it("for one purpose is none for another, and none of another number", async () => {
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

  it("with wrong codes does not use up the code that the owner holds", async () => {
    const me = somebody();
    await me.send(0);
    const mine = code();
    // Without asking for a code there is nothing to try.
    for (let n = 0; n < 20; n++) {
      const guess = me.use(another(mine), 1000, "login", stranger(n));
      await expect(guess).rejects.toMatchObject(WRONG);
    }
    // A stranger who asks too can burn only the tries of their own attempt.
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

  it("who has a number's codes used up does not close it for the owner's known device", async () => {
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
    // The device has limits of its own.
    await expect(me.send(late + 2000, device)).rejects.toMatchObject({ code: "otp_too_soon" });
  });

  it("of two attempts that type the right code at once, one gets in", async () => {
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

describe("asking for codes", () => {
  const soon = (retryAfterS: number) => ({
    code: "otp_too_soon",
    status: 429,
    retryAfterS,
  });
  const many = { code: "otp_too_many", status: 429 };

  it("waits longer each time: half a minute, one, two", async () => {
    const me = somebody();
    await me.send(0);
    await expect(me.send(29_001)).rejects.toMatchObject(soon(1));
    await me.send(30_000);
    await expect(me.send(30_000)).rejects.toMatchObject(soon(60));
    await me.send(90_000);
    await expect(me.send(91_000)).rejects.toMatchObject(soon(119));
    await me.send(210_000);
    expect(sent).toHaveLength(4);
  });

  it("of many who ask at once for one number sends one", async () => {
    const me = somebody();
    const asked = await Promise.allSettled([1, 2, 3, 4, 5].map(() => me.send(0)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  it("is bounded for a number, by the hour and by the day, from wherever it comes", async () => {
    const me = somebody();
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
    const me = somebody();
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

  it("is bounded for the whole shop, which is then told", async () => {
    const me = somebody();
    const caps = { ...sending.caps, perShopDaily: 2, reservedDaily: 0 };
    for (let n = 0; n < 2; n++) {
      await me.send(n, { phone: `+9196000000${n}0`, address: `192.0.${n}.2`, caps });
    }
    const before = alarms;
    await expect(me.send(3, { address: "192.0.9.2", caps })).rejects.toMatchObject(many);
    expect(alarms).toBe(before + 1);
  });

  it("keeps a part of the shop's day for numbers that an account has proved", async () => {
    const me = somebody();
    const caps = { ...sending.caps, perShopDaily: 5, reservedDaily: 2 };
    const [known, guessed] = [`${me.phone.slice(0, -1)}8`, `${me.phone.slice(0, -1)}9`];
    for (const [phone, phoneVerified] of [
      [known, true],
      // An account that only says so proves nothing.
      [guessed, false],
    ] as const) {
      const user = { name: "Meera", email: `${phone}@shopper.example`, phone, phoneVerified };
      await database.db.insert(users).values(user);
    }
    let from = 0;
    const fromElsewhere = (phone: string, ms: number) =>
      me.send(ms, { phone, address: `203.0.${++from}.2`, caps });
    // Strangers ask from many networks, until the part that is theirs is used up.
    const strangers = Array.from(
      { length: 20 },
      (_, n) => `+91950000${String(n).padStart(4, "0")}`,
    );
    const asked = await Promise.allSettled(strangers.map((phone, n) => fromElsewhere(phone, n)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await expect(fromElsewhere(guessed, 100)).rejects.toMatchObject(many);

    await fromElsewhere(known, 1000);
    await fromElsewhere(known, 10 * MINUTE);
    await expect(fromElsewhere(known, 20 * MINUTE)).rejects.toMatchObject(many);
    expect(sent.filter(({ phone }) => phone === known)).toHaveLength(2);
  });

  it("sends nothing when what must carry it fails, and counts nothing", async () => {
    const me = somebody();
    const failing = async () => {
      throw new Error("no outbox");
    };
    const asked = {
      purpose: "login",
      phone: me.phone,
      asker: OWNER,
      address: "192.0.2.77",
    } as const;
    await expect(
      sendPhoneCode({ ...sending, app: appOn(database, () => me.at(0)), deliver: failing }, asked),
    ).rejects.toThrow();
    await me.send(1);
  });
});
