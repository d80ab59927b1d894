import type { Carat } from "@suvarna/domain/fineness";
import { formatRupees, formatWeight } from "@suvarna/domain/formats";
import { priceOf } from "@suvarna/domain/price";
import { gstOn } from "@suvarna/domain/tax";
import { Amount } from "@suvarna/ui/amount.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { Ledger } from "@suvarna/ui/ledger.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as z from "zod/mini";
import { useRatesPerGram } from "../platform/live-rates/rates-per-gram.ts";
import { useShop } from "../platform/root-data.ts";
import { enteredPercent, enteredWeight } from "./entered.ts";
import { MetalAmount } from "./metal-amount.ts";
import { MetalFields } from "./metal-fields.tsx";

const Piece = z.extend(MetalAmount, {
  making: z
    .string()
    .check(z.refine((typed) => enteredPercent(typed) !== null, "Enter a percentage up to 100")),
});

/**
 * The calculator of the price of a plain piece at today's rate. It uses the function that prices
 * the shop's pieces.
 */
export function PieceCost({ start }: { start: Carat }) {
  const opening = { carat: start, weight: "10", making: "12" };
  const form = useZodForm(Piece, opening, "onChange");
  const { errors } = form.formState;
  const { carat, weight, making } = form.watch();
  const [netWeightMg, makingChargeBp] = [enteredWeight(weight), enteredPercent(making)];
  return (
    <section aria-labelledby="piece-cost">
      <h2 id="piece-cost" className="mb-5">
        What a piece would cost
      </h2>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <MetalFields
          carat={form.register("carat")}
          weight={form.register("weight")}
          start={opening}
          wrong={errors.weight?.message}
        />
        <TextField
          {...form.register("making")}
          defaultValue={opening.making}
          label="Making charge, %"
          inputMode="decimal"
          autoComplete="off"
          className="max-sm:col-span-2"
          error={errors.making?.message}
        />
      </div>
      <div className="mt-5">
        <Cost carat={carat} netWeightMg={netWeightMg} makingChargeBp={makingChargeBp} />
      </div>
    </section>
  );
}

function Cost({
  carat,
  netWeightMg,
  makingChargeBp,
}: {
  carat: Carat;
  netWeightMg: number | null;
  makingChargeBp: number | null;
}) {
  const rates = useRatesPerGram();
  const { gstPercent } = useShop();
  if (netWeightMg === null || makingChargeBp === null) return null;
  const piece = { carat, netWeightMg, makingChargeBp, stoneValuePaise: 0, discountBp: 0 };
  const cost = priceOf(piece, rates);
  if (!cost) return <p className="text-ink-soft">Price on request. No valid rate is known now.</p>;
  const gst = gstOn(cost.price, Math.round(gstPercent * 100));
  return (
    <Ledger
      caption="What the piece would cost"
      rows={[
        {
          label: `${carat === "Silver" ? carat : `${carat} gold`}, ${formatWeight(netWeightMg)}`,
          detail: `at ${formatRupees(cost.ratePerGram)}/g`,
          value: <Amount paise={cost.metalValue} />,
        },
        {
          label: `Making charge, ${makingChargeBp / 100}%`,
          value: <Amount paise={cost.makingCharge} />,
        },
        { label: `GST, ${gstPercent}%`, value: <Amount paise={gst} /> },
      ]}
      total={{ label: "Price with GST", value: <Amount paise={cost.price + gst} /> }}
    />
  );
}
