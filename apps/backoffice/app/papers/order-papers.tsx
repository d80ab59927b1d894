import { getPaperPdf, listOrderPapers } from "@suvarna/contract/invoices/staff";
import type { OrderPaper } from "@suvarna/contract/invoices/staff-schemas";
import { issueChallan } from "@suvarna/contract/orders/papers";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { paise } from "@suvarna/domain/money";
import type { OrderState } from "@suvarna/domain/order";
import { Icon } from "@suvarna/ui/icon.tsx";
import { FileText } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../parts/button.tsx";
import { sayMoney } from "../parts/money.tsx";
import { Answer } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { api, sentenceOf } from "../platform/api.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { saveFile } from "../platform/save-file.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { PAPER_NAMES } from "./paper-names.ts";

/** The states of an order about to be dispatched, in which a delivery challan can be issued. */
const LEAVING: readonly OrderState[] = ["confirmed", "processing", "shipped"];

/**
 * The documents of an order: the packing slip to print, if there is a parcel, and each tax document
 * as a PDF.
 * @param expected the documents that do not exist yet, each with the time at which it is issued
 */
export function OrderPapers({
  order: { _id: orderId, state, takenAway },
  expected = [],
}: {
  order: Pick<DeskOrder, "_id" | "state" | "takenAway">;
  expected?: readonly { readonly name: string; readonly when: string }[];
}) {
  const papers = useRead(listOrderPapers, { params: { id: orderId } });
  return (
    <Answer of={papers} what="The papers">
      {(list) => (
        <ul className="grid gap-2">
          {takenAway ? null : (
            <li className="flex items-center gap-2">
              <Icon of={FileText} size={16} className="text-ink-mute" />
              <Link to={`/papers/${orderId}/packing-slip`} className="text-wine hover:underline">
                Packing slip
              </Link>
            </li>
          )}
          {list.map((paper) => (
            <PaperRow key={paper._id} paper={paper} />
          ))}
          {expected.map(({ name, when }) => (
            <li key={name} className="flex items-center gap-2">
              <Icon of={FileText} size={16} className="text-ink-mute" />
              <span className="text-ink-soft">{name}</span>
              <span className="ml-auto text-hint whitespace-nowrap text-ink-mute">{when}</span>
            </li>
          ))}
          {LEAVING.includes(state) && !list.some(({ kind }) => kind === "delivery challan") ? (
            <ChallanRow orderId={orderId} />
          ) : null}
        </ul>
      )}
    </Answer>
  );
}

function PaperRow({ paper }: { paper: OrderPaper }) {
  const [isBusy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      const bytes = await api.call(getPaperPdf, { params: { id: paper._id } });
      saveFile(`${paper.number.replaceAll("/", "-")}.pdf`, "application/pdf", bytes);
    } catch (error) {
      toast.failed("The paper could not be loaded", sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <Icon of={FileText} size={16} className="text-ink-mute" />
      <button
        type="button"
        className="text-wine hover:underline disabled:text-ink-mute"
        disabled={isBusy}
        onClick={() => void download()}
      >
        {PAPER_NAMES[paper.kind]} <span className="code">{paper.number}</span>
      </button>
      <span className="ml-auto text-hint text-ink-mute">
        {sayTime(paper.issuedAt)}, {sayMoney(paise(paper.total))}
      </span>
    </li>
  );
}

function ChallanRow({ orderId }: { orderId: string }) {
  const issue = useChange(issueChallan, "/staff/orders/:id/papers");
  const mayMove = useMay("orders.move");
  if (!mayMove) return null;
  return (
    <li className="flex items-center gap-2">
      <Icon of={FileText} size={16} className="text-ink-mute" />
      <span className="text-ink-mute">Delivery challan</span>
      <Button
        small
        kind="text"
        className="ml-auto"
        busy={issue.isPending && "Issuing"}
        onClick={() =>
          issue.mutate(
            { params: { id: orderId } },
            { onError: (error) => toast.failed(...failureWords(error, "No challan was issued")) },
          )
        }
      >
        Issue it
      </Button>
    </li>
  );
}
