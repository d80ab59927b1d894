import { CARATS, type Carat, isCarat } from "@suvarna/domain/fineness";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";

const WEIGHT_SAYS = "Enter a weight in grams, such as 8.45";

/** What both calculators ask: which metal, and how much of it. */
export function MetalFields({
  carat,
  onCarat,
  weight,
  onWeight,
  isWeight,
}: {
  carat: Carat;
  onCarat(carat: Carat): void;
  /** As it was written. */
  weight: string;
  onWeight(weight: string): void;
  isWeight: boolean;
}) {
  return (
    <>
      <SelectField
        label="Metal"
        name="carat"
        value={carat}
        onChange={({ target }) => isCarat(target.value) && onCarat(target.value)}
      >
        {CARATS.map((grade) => (
          <option key={grade} value={grade}>
            {grade === "Silver" ? grade : `${grade} gold`}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Net weight, g"
        name="weight"
        inputMode="decimal"
        autoComplete="off"
        value={weight}
        onChange={({ target }) => onWeight(target.value)}
        error={isWeight ? undefined : WEIGHT_SAYS}
      />
    </>
  );
}
