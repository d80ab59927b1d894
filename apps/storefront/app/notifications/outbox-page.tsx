import { listOutbox } from "@suvarna/contract/notifications/calls";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { NeedsJavaScript } from "@suvarna/ui/needs-javascript.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/notifications";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, type MetaArgs } from "react-router";
import { browserApi } from "../platform/api.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta } from "../platform/meta.ts";
import { LetterWaiting } from "./letter-waiting.tsx";
import { BESIDE_LIST } from "./message-row.tsx";
import { OutboxLetter } from "./outbox-letter.tsx";
import { OutboxList } from "./outbox-list.tsx";

/**
 * Checks that the API allows the outbox: a live shop refuses the call, and the page then answers
 * that it does not exist. The messages themselves are loaded by the browser.
 */
const load: Load<null> = async (api, { signal }) => {
  await api.call(listOutbox, {}, { signal });
  return null;
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta = (place: MetaArgs) => pageMeta({ title: say.outbox, personal: true }, place);

const EVERY_MS = 5000;

/** The messages that a demonstration would have sent, newest first. */
export default function OutboxPage() {
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: ["outbox"],
    queryFn: ({ signal }) => browserApi.call(listOutbox, {}, { signal }),
    refetchInterval: EVERY_MS,
  });
  const messages = data?.messages;
  const openId = chosen ?? messages?.[0]?._id;
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: navigation.home, to: "/" }, { label: say.outbox }]} />
      <PageHead title={say.outbox}>
        <p className="max-w-[40em]">
          {say.whatWasWritten}
          <Link to="/outbox/templates" className="link-gold text-wine">
            {say.seeEveryLetter}
          </Link>
        </p>
      </PageHead>
      {error ? (
        <Notice kind="error" className="mb-6">
          <p>{error.message}</p>
          <Button look="secondary" size="small" className="mt-4" onClick={() => void refetch()}>
            {say.tryAgain}
          </Button>
        </Notice>
      ) : null}
      <NeedsJavaScript to={say.toReadTheOutbox} />
      {messages === undefined ? (
        error ? null : (
          <LetterWaiting />
        )
      ) : messages.length === 0 ? (
        <EmptyState title={say.nothingWritten}>{say.howToWrite}</EmptyState>
      ) : (
        <div className={BESIDE_LIST}>
          <OutboxList messages={messages} shown={openId} onChoose={setChosen} />
          {openId ? <OutboxLetter key={openId} id={openId} chosen={openId === chosen} /> : null}
        </div>
      )}
    </div>
  );
}
