import { listOutbox, listTemplates } from "@suvarna/contract/notifications/calls";
import type { MessageTemplate } from "@suvarna/contract/notifications/schemas";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import * as say from "@suvarna/words/here/notifications";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MetaArgs } from "react-router";
import { browserApi } from "../platform/api.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta } from "../platform/meta.ts";
import { CHANNELS } from "./channels.ts";
import { LetterView } from "./letter-view.tsx";
import { LetterWaiting } from "./letter-waiting.tsx";
import { BESIDE_LIST, LIST, MessageRow } from "./message-row.tsx";
import { messageTitle } from "./message-title.ts";

/**
 * Checks that the API allows the templates: a live shop refuses the call, and the page then answers
 * that it does not exist. The templates themselves are loaded by the browser.
 */
const load: Load<null> = async (api, { signal }) => {
  await api.call(listOutbox, {}, { signal });
  return null;
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.lettersAndTexts, personal: true }, place);

/** The page with every letter and text message of the shop, filled with example data. */
export default function TemplatesPage() {
  const [chosen, setChosen] = useState<string>();
  const { data, error } = useQuery({
    queryKey: ["templates"],
    queryFn: ({ signal }) => browserApi.call(listTemplates, {}, { signal }),
  });
  const templates = data?.templates;
  const openTemplate = templates?.find((template) => nameOf(template) === chosen) ?? templates?.[0];
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: say.outbox, to: "/outbox" }, { label: say.lettersAndTexts }]} />
      <PageHead title={say.lettersAndTexts}>
        <p className="max-w-[40em]">{say.allThatTheShopWrites}</p>
      </PageHead>
      {error ? <Notice kind="error">{error.message}</Notice> : null}
      {templates === undefined && !error ? <LetterWaiting /> : null}
      {templates && openTemplate ? (
        <div className={BESIDE_LIST}>
          <ul aria-label={say.templates} className={LIST}>
            {templates.map((template) => (
              <MessageRow
                key={nameOf(template)}
                channel={template.channel}
                title={messageTitle({ subject: null, kind: template.kind })}
                shown={template === openTemplate}
                onChoose={() => setChosen(nameOf(template))}
              >
                {CHANNELS[template.channel].words}
                {template.variant ? ` · ${say.variantWords(template.variant)}` : null}
              </MessageRow>
            ))}
          </ul>
          <LetterView
            key={nameOf(openTemplate)}
            title={messageTitle(openTemplate)}
            below={openTemplate.variant && say.variantWords(openTemplate.variant)}
            text={openTemplate.text}
            html={openTemplate.html}
            chosen={nameOf(openTemplate) === chosen}
          />
        </div>
      ) : null}
    </div>
  );
}

function nameOf({ channel, kind, variant }: MessageTemplate): string {
  return `${channel} ${kind} ${variant}`;
}
