import { ApiError } from "@suvarna/contract/client";
import { type ReactNode, useEffect, useState } from "react";
import { supportNumberOf } from "../platform/api.ts";
import { Bar } from "./bar.tsx";
import { Button } from "./button.tsx";
import { NoPermission } from "./no-permission.tsx";

const QUIET_MS = 200;

/** The placeholder of a list while its first rows are loaded. It appears after 200 ms. */
export function LoadingRows({ of, rows = 6 }: { of: string; rows?: number }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy aria-label={`Loading ${of}`}>
      {shown
        ? Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the placeholder rows are all equal and never move.
            <div key={row} className="flex h-11 items-center gap-3.5 border-b border-line">
              <i className="loading-shape h-3 w-16" />
              <i className="loading-shape size-9" />
              <i className="loading-shape h-3" style={{ width: 120 + ((row * 37) % 90) }} />
              <i className="loading-shape ml-auto h-3 w-23" />
            </div>
          ))
        : null}
    </div>
  );
}

/** The message of a list or a page without content: one sentence and one button. */
export function Empty({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="bg-shell px-6 py-10 text-center">
      <i className="mx-auto mb-4 block size-3 rotate-45 border border-line-strong bg-ivory" />
      <h2>{title}</h2>
      {children ? <p className="mx-auto mt-1.5 max-w-[34em] text-ink-soft">{children}</p> : null}
      {action ? <div className="mt-4.5">{action}</div> : null}
    </div>
  );
}

/**
 * The error message in place of a part of the page that failed to load. The rest of the page keeps
 * working.
 * @param what the name of the part, as in "The orders"
 */
export function LoadFailure({ what, error, retry }: { what: string; error: Error; retry(): void }) {
  const number = supportNumberOf(error);
  return (
    <Bar
      tone="alert"
      live="alert"
      actions={
        <Button small onClick={retry}>
          Try again
        </Button>
      }
    >
      <b className="font-semibold">{what} could not be loaded.</b>{" "}
      {error.message.replace(/[^.!?]$/, "$&.")} Nothing is lost.
      {number === null ? null : (
        <span className="text-hint whitespace-nowrap">
          {" "}
          Number for support: <span className="code select-all">{number}</span>
        </span>
      )}
    </Bar>
  );
}

/**
 * The page of a record that does not exist, because it was removed or its address is wrong. It
 * offers no retry, because that would not help.
 */
function NoSuchRecord({ what }: { what: string }) {
  return (
    <div className="bg-shell px-6 py-10 text-center">
      <i className="mx-auto mb-4 block size-3 rotate-45 border border-line-strong bg-ivory" />
      <h1 className="text-section font-normal">
        There is no such {what.replace(/^(The|This) /, "").toLowerCase()}
      </h1>
      <p className="mx-auto mt-1.5 max-w-[34em] text-ink-soft">
        It was removed, or a letter of its address is wrong.
      </p>
      <div className="mt-4.5">
        <Button onClick={() => window.history.back()}>Go back</Button>
      </div>
    </div>
  );
}

/**
 * Shows the result of a read: the placeholder, the error message, the missing permission, or the
 * answer.
 * @param what the name of the part with a capital letter, as in "The orders"
 */
export function Answer<Data>({
  of: { data, error, refetch },
  what,
  rows,
  children,
}: {
  of: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    refetch(): unknown;
  };
  what: string;
  /** The number of rows of the placeholder. */
  rows?: number;
  children(data: Data): ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (error) {
    if (error instanceof ApiError && error.code === "forbidden") {
      const { auth } = error.call ?? {};
      if (typeof auth === "object") return <NoPermission what={what} permission={auth.can} />;
    }
    if (error instanceof ApiError && error.status === 404) return <NoSuchRecord what={what} />;
    return <LoadFailure what={what} error={error} retry={() => void refetch()} />;
  }
  return <LoadingRows of={what.toLowerCase()} {...(rows === undefined ? {} : { rows })} />;
}
