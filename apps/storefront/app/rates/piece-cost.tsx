import type { Carat } from "@suvarna/domain/fineness";
import { formatRupees } from "@suvarna/domain/formats";
import { priceOf } from "@suvarna/domain/price";
import { gstOn } from "@suvarna/domain/tax";
import { Amount } from "@suvarna/ui/amount.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { Ledger } from "@suvarna/ui/ledger.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as pieces from "@suvarna/words/here/pieces";
import * as say from "@suvarna/words/here/rates";
import * as z from "zod/mini";
import { useRatesPerGram } from "../platform/live-rates/rates-per-gram.ts";
import { useShop } from "../platform/root-data.ts";
import { MetalAmount } from "./metal-amount.ts";
import { MetalFields } from "./metal-fields.tsx";
import { parsePercent, parseWeight } from "./parse-entry.ts";

const Piece = z.extend(MetalAmount, {
  making: z.string().check(z.refine((typed) => parsePercent(typed) !== null, say.percentInvalid)),
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
  const [netWeightMg, makingChargeBp] = [parseWeight(weight), parsePercent(making)];
  return (
    <section aria-labelledby="piece-cost">
      <h2 id="piece-cost" className="mb-5">
        {say.whatPieceWouldCost}
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
          label={say.makingCharge}
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
  if (!cost) return <p className="text-ink-soft">{say.noPriceNow}</p>;
  const gst = gstOn(cost.price, Math.round(gstPercent * 100));
  return (
    <Ledger
      caption={say.whatThePieceWouldCost}
      rows={[
        {
          label: `${say.metalOf(carat)}, ${pieces.weight(netWeightMg)}`,
          detail: say.atPerGram(formatRupees(cost.ratePerGram)),
          value: <Amount paise={cost.metalValue} />,
        },
        {
          label: say.makingChargeOf(makingChargeBp / 100),
          value: <Amount paise={cost.makingCharge} />,
        },
        { label: say.gstOf(gstPercent), value: <Amount paise={gst} /> },
      ]}
      total={{ label: say.priceWithGst, value: <Amount paise={cost.price + gst} /> }}
    />
  );
}
