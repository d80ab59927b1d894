import { addPiece, changePiece, checkHuid } from "@suvarna/contract/catalogue/staff-pieces";
import type { HallmarkedPiece } from "@suvarna/contract/catalogue/staff-pieces-schemas";
import { HUID_PATTERN, huidFrom } from "@suvarna/domain/huid";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Check, CircleAlert, Plus } from "lucide";
import { type KeyboardEvent, useState } from "react";
import { Link } from "react-router";
import { Button } from "../parts/button.tsx";
import { SelectField, TextField } from "../parts/field.tsx";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { NumberField } from "./number-field.tsx";

const SIGNS = 6;
const MEANWHILE =
  "A colleague has changed this piece meanwhile, so nothing is kept. Leave it, look at the row, and correct it again.";

/**
 * A row of fields that adds or corrects a hallmarked piece. The key Enter, which a scanner sends,
 * moves the focus to the next field.
 */
export function PieceForm({
  productId,
  sizes,
  piece,
  scanned = "",
  onDone,
}: {
  productId: string;
  sizes: readonly string[];
  piece?: HallmarkedPiece;
  /** The HUID that the camera has read for a new piece. */
  scanned?: string;
  onDone?(): void;
}) {
  const [huid, setHuid] = useState(piece?.huid ?? scanned);
  const [chosenSize, setSize] = useState(piece?.size ?? "");
  // A size that was renamed or removed after it was chosen is not sent: the field shows the first.
  const size = sizes.includes(chosenSize) ? chosenSize : (sizes[0] ?? "");
  const [netWeight, setNetWeight] = useState(piece?.netWeight ?? null);
  const [place, setPlace] = useState(piece?.place ?? "");
  // The form belongs to the version of the piece that the user saw when it was opened.
  const [seen] = useState(piece?.version ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = useChange(addPiece, "/staff/products", "/staff/huids");
  const correct = useChange(changePiece, "/staff/products", "/staff/huids");
  const isWhole = HUID_PATTERN.test(huid);
  const check = useRead(checkHuid, { query: { huid } }, { enabled: isWhole, staleTime: 0 });
  const answer = isWhole && check.data?.huid === huid ? check.data : null;
  const isTaken = answer?.takenBy != null && answer.takenBy.pieceId !== piece?._id;

  async function keep(): Promise<void> {
    const body = { huid, size: size || null, netWeight, place };
    setRefusal(null);
    // The fields for another piece are emptied at once, so that the answer does not remove what the
    // user types meanwhile.
    if (!piece) fill("", null);
    try {
      if (piece) {
        const params = { id: productId, pieceId: piece._id };
        const headers = { "if-match": seen };
        await correct.mutateAsync({ params, headers, body });
      } else await add.mutateAsync({ params: { id: productId }, body });
      onDone?.();
    } catch (error) {
      if (!piece) fill(huid, netWeight);
      setRefusal(hasCode(error, "changed_meanwhile") ? MEANWHILE : sentenceOf(error));
    }
  }
  function fill(nextHuid: string, nextWeight: number | null): void {
    setHuid(nextHuid);
    setNetWeight(nextWeight);
  }
  const isBusy = add.isPending || correct.isPending;
  return (
    <fieldset
      className="flex flex-wrap items-start gap-3"
      onKeyDown={goToNextOnEnter}
      aria-label={piece ? `Correct ${piece.huid}` : "Another piece"}
    >
      <div className="w-33">
        <TextField
          label="HUID"
          value={huid}
          maxLength={10}
          autoComplete="off"
          className="[&_input]:tracking-[0.04em]"
          isInvalid={isTaken}
          onChange={(event) => setHuid(huidFrom(event.currentTarget.value).slice(0, SIGNS))}
        />
        <HuidSays huid={huid} isFree={answer !== null && !isTaken} />
      </div>
      {sizes.length > 0 ? (
        <SelectField
          label="Size"
          className="w-24"
          value={size}
          onChange={(event) => setSize(event.currentTarget.value)}
        >
          {sizes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      ) : null}
      <NumberField
        label="Weighed net"
        unit="g"
        digits={3}
        className="w-28"
        value={netWeight}
        error={problem ?? undefined}
        onValue={setNetWeight}
        onProblem={setProblem}
      />
      <TextField
        label="Where"
        className="w-48"
        placeholder="Safe 2, tray 14"
        maxLength={80}
        value={place}
        onChange={(event) => setPlace(event.currentTarget.value)}
      />
      <div className="flex gap-2 self-start pt-6">
        <Button
          {...(piece ? {} : { icon: Plus })}
          disabled={!isWhole || isTaken || problem !== null}
          busy={isBusy ? "Keeping" : false}
          onClick={() => void keep()}
        >
          {piece ? "Keep" : "Add the piece"}
        </Button>
        {piece ? (
          <Button kind="text" onClick={onDone}>
            Leave it
          </Button>
        ) : null}
      </div>
      {isTaken && answer?.takenBy ? (
        <p role="alert" className="flex w-full gap-1.5 text-caption text-alert">
          <Icon of={CircleAlert} size={15} className="mt-px" />
          <span>
            This HUID is on{" "}
            <Link to={`/products/${answer.takenBy.productId}`} className="link">
              {answer.takenBy.name}
            </Link>
            . Two pieces never share one: read the mark again.
          </span>
        </p>
      ) : null}
      {refusal ? (
        <p role="alert" className="w-full text-caption text-alert">
          {refusal}
        </p>
      ) : null}
    </fieldset>
  );
}

function HuidSays({ huid, isFree }: { huid: string; isFree: boolean }) {
  if (isFree) {
    return (
      <p role="status" className="mt-1 flex items-center gap-1 text-hint text-leaf">
        <Icon of={Check} size={13} /> Free
      </p>
    );
  }
  if (huid === "" || huid.length === SIGNS) return null;
  return (
    <p className="mt-1 text-hint text-amber">
      {huid.length} of {SIGNS} signs
    </p>
  );
}

/** Moves the focus to the next field at the key Enter, with which a scanner ends its input. */
function goToNextOnEnter(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const { target, currentTarget, key } = event;
  if (key !== "Enter" || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [
    ...currentTarget.querySelectorAll<HTMLElement>("input,select,button:not(:disabled)"),
  ];
  fields[fields.indexOf(target) + 1]?.focus();
}
