import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Button } from "@suvarna/ui/button.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { Pill } from "@suvarna/ui/pill.tsx";
import { pageMeta } from "../platform/meta.ts";
import { type ConnectionTest, useConnectionTests } from "./use-connection-tests.ts";

export const meta = () => pageMeta({ title: "Connection test", personal: true });

const PATHS = [
  { path: "/", access: "for everybody" },
  { path: "/gold/products/paginated", access: "for everybody" },
  { path: "/cart", access: "needs a login" },
  { path: "/wishlist", access: "what lies below it needs a login" },
];

/** The page that tests whether the shop's server answers this browser, and how fast. */
export default function ConnectionPage() {
  const { tests, busy, repeat } = useConnectionTests();
  const failed = tests.some(({ state }) => state === "failed");
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: "Home", to: "/" }, { label: "Connection test" }]} />
      <PageHead title="Connection test">
        <p className="max-w-[36em]">
          Asks the shop's server from your browser, and takes the time.
        </p>
      </PageHead>
      <div className="grid max-w-read gap-11">
        <section aria-label="Tests" aria-busy={busy}>
          {failed ? (
            <Notice kind="error" className="mb-6">
              Error connecting to backend.
            </Notice>
          ) : null}
          <ul className="border-t border-line-strong">
            {tests.map((test) => (
              <Entry key={test.path} {...test} />
            ))}
          </ul>
          <Button look="secondary" className="mt-7" busy={busy && "Testing..."} onClick={repeat}>
            Test again
          </Button>
        </section>
        <section>
          <h2 className="heading-3">Available paths</h2>
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
          <p className="mt-4 text-small text-ink-soft">
            Note: some endpoints need authentication. All paths lie below /api.
          </p>
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
      {state === "waiting" ? <Pill tone="waiting">Testing...</Pill> : null}
      {state === "works" ? <Pill tone="good">Connected</Pill> : null}
      {state === "failed" ? <Pill tone="bad">Failed</Pill> : null}
    </li>
  );
}
