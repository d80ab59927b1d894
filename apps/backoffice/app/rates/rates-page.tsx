import { askSources } from "@suvarna/contract/rates/staff-desk";
import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { formatNumber } from "@suvarna/domain/formats";
import { PenLine, RefreshCw, Snowflake } from "lucide";
import { useParams } from "react-router";
import { Button, ButtonLink } from "../parts/button.tsx";
import { PageHead } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { useChange } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { AdjustDialog } from "./adjust-dialog.tsx";
import { AgeLine } from "./age-line.tsx";
import { DeskEntries } from "./desk-entries.tsx";
import { FourRates } from "./four-rates.tsx";
import { History } from "./history.tsx";
import { HoldDialog } from "./hold-dialog.tsx";
import { HoldOrStop } from "./hold-or-stop.tsx";
import { OverrideDialog } from "./override-dialog.tsx";
import { Quarantine } from "./quarantine.tsx";
import { whyNotAsked } from "./source-words.ts";
import { Sources } from "./sources.tsx";
import { StopDialog } from "./stop-dialog.tsx";
import { useDesk } from "./use-desk.ts";
import { WaitingRequests } from "./waiting-requests.tsx";
import { WorldToShop } from "./world-to-shop.tsx";

/**
 * The page of the rates desk: the current rates, the readings in quarantine, and the changes by
 * staff.
 */
export function RatesPage() {
  const desk = useDesk();
  const maySet = useMay("rates.set");
  return (
    <>
      <PageHead
        title="Rates desk"
        caption={desk.data ? captionOf(desk.data) : "Per gram, without GST."}
        actions={maySet ? <Actions desk={desk.data} /> : null}
      />
      <Answer of={desk} what="The rates">
        {(data) => <Desk desk={data} maySet={maySet} />}
      </Answer>
    </>
  );
}

function captionOf({ published: { gold, silver } }: RatesDesk): string {
  return `Per gram, without GST. ${formatNumber(gold + silver)} published prices follow these four.`;
}

function Actions({ desk }: { desk: RatesDesk | undefined }) {
  const reason = desk ? whyNotAsked(desk) : null;
  const ask = useChange(askSources, "/staff/rates");
  async function askAgain() {
    try {
      await ask.mutateAsync({});
      toast.done("The sources are asked again", { text: "Within the next tick of the shop." });
    } catch (error) {
      toast.failed("The sources were not asked", sentenceOf(error));
    }
  }
  return (
    <>
      {reason ? <span className="text-hint text-ink-mute max-md:hidden">{reason}</span> : null}
      <Button
        icon={RefreshCw}
        className="max-md:hidden"
        disabled={reason !== null}
        busy={ask.isPending ? "Asking" : false}
        onClick={() => void askAgain()}
      >
        Ask again
      </Button>
      <ButtonLink icon={Snowflake} to="#hold-or-stop" className="max-md:flex-1">
        Hold or stop
      </ButtonLink>
      <ButtonLink kind="primary" icon={PenLine} to="/rates/override" className="max-md:flex-1">
        Enter by hand
      </ButtonLink>
    </>
  );
}

function Desk({ desk, maySet }: { desk: RatesDesk; maySet: boolean }) {
  const params = useParams();
  const dialog = maySet ? params.dialog : undefined;
  return (
    <>
      <FourRates desk={desk} />
      <AgeLine desk={desk} />
      <WaitingRequests />
      <Quarantine desk={desk} maySet={maySet} />
      <History desk={desk} />
      <div className="grid wide:grid-cols-[1.25fr_1fr_1fr] wide:gap-10">
        <Sources desk={desk} />
        <WorldToShop desk={desk} maySet={maySet} />
        <HoldOrStop desk={desk} maySet={maySet} />
      </div>
      <DeskEntries desk={desk} />
      {dialog === "override" ? <OverrideDialog desk={desk} /> : null}
      {dialog === "hold" ? <HoldDialog desk={desk} /> : null}
      {dialog === "adjust" ? <AdjustDialog desk={desk} /> : null}
      {dialog === "gold" || dialog === "silver" ? <StopDialog desk={desk} metal={dialog} /> : null}
    </>
  );
}
