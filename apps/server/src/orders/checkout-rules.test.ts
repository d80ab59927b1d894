import { describe, expect, it } from "vitest";
import { HOME } from "../../test/checkout.ts";
import { refuseLines, refuseUnseen, requirePan } from "./checkout-rules.ts";

const RULES = {
  panAbovePaise: 2_00_000_00,
  codBelowPaise: 2_00_000_00,
  totalTolerancePaise: 100,
  takesSamplePan: false,
  priceLockMs: 900_000,
  panReadsDaily: 20,
  panReadsTold: 10,
};
const TOTALS = { subtotal: 1000_00, discount: 0, gst: 180_00, shipping: 50_00, total: 1230_00 };

describe("refuseUnseen", () => {
  it.each([undefined, 1230, 1229, 1231, 1230.5])("accepts what was shown as %s", (expected) => {
    expect(() => refuseUnseen(TOTALS, expected, RULES)).not.toThrow();
  });

  it.each([1228.99, 1231.01, 0, 123])(
    "refuses what was shown as %s, with the totals in rupees",
    (expected) => {
      expect(() => refuseUnseen(TOTALS, expected, RULES)).toThrow(
        expect.objectContaining({
          code: "total_changed",
          extra: { totals: { subtotal: 1000, discount: 0, gst: 180, shipping: 50, total: 1230 } },
        }),
      );
    },
  );
});

describe("refuseLines", () => {
  const line = (size: string, quantity: number, stock: number | null = 3) =>
    ({
      product: { id: "ring", name: "Plain Ring" },
      piece: { isAvailable: true, stock },
      size,
      quantity,
      engraving: "",
    }) as unknown as Parameters<typeof refuseLines>[0][number];

  it("counts all lines of a product in one size against its stock", () => {
    expect(() => refuseLines([line("12", 2), line("12", 1)])).not.toThrow();
    expect(() => refuseLines([line("12", 2), line("12", 2)])).toThrow(
      expect.objectContaining({ code: "stock_exceeded" }),
    );
  });

  it("counts each size alone, and no pieces that are made to order", () => {
    expect(() => refuseLines([line("12", 2), line("14", 2)])).not.toThrow();
    expect(() => refuseLines([line("12", 9, null), line("12", 9, null)])).not.toThrow();
  });
});

describe("requirePan", () => {
  const PAN = "ABCPE1234F";
  it.each([
    ["cash below the limits", 1_99_999_99, "COD", undefined, null],
    ["cash at two lakh", 2_00_000_00, "COD", undefined, "cod_limit"],
    ["cash above two lakh, no PAN", 2_00_000_01, "COD", undefined, "cod_limit"],
    ["cash above two lakh", 2_00_000_01, "COD", PAN, "cod_limit"],
    ["online, no PAN", 2_00_000_01, "ONLINE", "ABCPE1234", "pan_required"],
    ["online", 2_00_000_01, "ONLINE", PAN, null],
    ["online at two lakh", 2_00_000_00, "ONLINE", undefined, null],
  ] as const)("%s: %i paise", (_which, total, paymentMethod, pan, code) => {
    const pay = () =>
      requirePan({ total, boughtToday: 0 }, { paymentMethod, pan, shippingAddress: HOME }, RULES);
    if (code === null) expect(pay).not.toThrow();
    else expect(pay).toThrow(expect.objectContaining({ code }));
  });

  it("accepts the sample PAN in a demonstration only", () => {
    const sale = { pan: "ABCDE1234F", paymentMethod: "ONLINE", shippingAddress: HOME } as const;
    const totals = { total: 2_00_000_01, boughtToday: 0 };
    expect(requirePan(totals, sale, { ...RULES, takesSamplePan: true })).toBe("ABCDE1234F");
    expect(() => requirePan(totals, sale, RULES)).toThrow(
      expect.objectContaining({ code: "pan_required" }),
    );
  });

  it("refuses cash at a door in another country", () => {
    const shippingAddress = { ...HOME, country: "United States" } as const;
    const cash = () =>
      requirePan(
        { total: 1_000_00, boughtToday: 0 },
        { paymentMethod: "COD", pan: undefined, shippingAddress },
        RULES,
      );
    expect(cash).toThrow(expect.objectContaining({ code: "cod_abroad" }));
    const online = { paymentMethod: "ONLINE", pan: undefined, shippingAddress } as const;
    expect(requirePan({ total: 1_000_00, boughtToday: 0 }, online, RULES)).toBeNull();
  });

  it("requires the PAN when the orders of the day together exceed the limit", () => {
    const online = { paymentMethod: "ONLINE", pan: undefined, shippingAddress: HOME } as const;
    const pay = (boughtToday: number) =>
      requirePan({ total: 1_00_000_00, boughtToday }, online, RULES);
    expect(pay(1_00_000_00)).toBeNull();
    expect(() => pay(1_00_000_01)).toThrow(expect.objectContaining({ code: "pan_required" }));
  });
});
