import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { Pill } from "@suvarna/ui/pill.tsx";
import * as say from "@suvarna/words/here/connection";
import * as navigation from "@suvarna/words/here/navigation";
import type { MetaArgs } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { type ConnectionTest, useConnectionTests } from "./use-connection-tests.ts";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.connectionTest, personal: true }, place);

const PATHS = [
  { path: "/", access: say.forEverybody },
  { path: "/gold/products/paginated", access: say.forEverybody },
  { path: "/cart", access: say.needsALogin },
  { path: "/wishlist", access: say.needsALoginBelow },
];

/** The page that tests whether the shop's server answers this browser, and how fast. */
export default function ConnectionPage() {
  const { tests, busy, repeat } = useConnectionTests();
  const failed = tests.some(({ state }) => state === "failed");
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: navigation.home, to: "/" }, { label: say.connectionTest }]} />
      <PageHead title={say.connectionTest}>
        <p className="max-w-[36em]">{say.connectionTestLead}</p>
      </PageHead>
      <div className="grid max-w-read gap-11">
        <section aria-label={say.tests} aria-busy={busy}>
          {failed ? (
            <Notice kind="error" className="mb-6">
              {say.testFailed}
            </Notice>
          ) : null}
          <ul className="border-t border-line-strong">
            {tests.map((test) => (
              <Entry key={test.path} {...test} />
            ))}
          </ul>
          <Button look="secondary" className="mt-7" busy={busy && say.testing} onClick={repeat}>
            {say.testAgain}
          </Button>
        </section>
        <section>
          <h2 className="heading-3">{say.availablePaths}</h2>
          <ul className="mt-4 border-t border-line">
            {PATHS.map(({ path, access }) => (
              <li
                key={path}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3.5"
              >
                <code className="wrap-anywhere font-body">{path}</code>
                <span className="text-caption text-ink-mute">{access}</span>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-small text-ink-soft">{say.pathsNote("/api")}</p>
        </section>
      </div>
    </div>
  );
}

function Entry({ name, path, state, ms, result }: ConnectionTest) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-5">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium">{name}</span>
        <span className="mt-0.5 block wrap-anywhere text-caption text-ink-mute">
          {path}
          {result ? ` · ${result}` : ""}
        </span>
      </span>
      <span className="num min-w-16 text-right text-small text-ink-soft">
        {ms === undefined ? "" : `${ms} ms`}
      </span>
      {state === "waiting" ? <Pill tone="waiting">{say.testing}</Pill> : null}
      {state === "works" ? <Pill tone="good">{say.connected}</Pill> : null}
      {state === "failed" ? <Pill tone="bad">{say.failed}</Pill> : null}
    </li>
  );
}
