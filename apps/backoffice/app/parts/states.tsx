import { ApiError } from "@suvarna/contract/client";
import { listPermittedPeople } from "@suvarna/contract/staff/staff";
import { type Permission, rolesWith } from "@suvarna/domain/staff/permission";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Lock } from "lucide";
import { type ReactNode, useEffect, useState } from "react";
import { supportNumberOf } from "../platform/api.ts";
import { useRead } from "../platform/queries.ts";
import { useSession } from "../platform/session.ts";
import { Bar } from "./bar.tsx";
import { Button } from "./button.tsx";
import { ROLE_NAMES } from "./role-names.ts";

const QUIET_MS = 200;
/** How long the names of the people with a permission count as fresh, in milliseconds. */
const NAMES_MS = 300_000;

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
 * The page that replaces a page that the user's role may not see. It names the roles that may see
 * the page, and some people with these roles.
 */
export function NoPermission({ what, permission }: { what: string; permission: Permission }) {
  const user = useSession((session) => session.user);
  const roles = rolesWith(permission).map((role) => ROLE_NAMES[role]);
  const read = useRead(listPermittedPeople, { params: { permission } }, { staleTime: NAMES_MS });
  const names = (read.data?.people ?? []).flatMap(({ name }) => name ?? []);
  return (
    <div className="bg-shell p-6">
      <div className="flex items-center gap-2">
        <Icon of={Lock} size={18} />
        <h1 className="text-section font-normal">{what} are not part of your role</h1>
      </div>
      <p className="mt-1.5 text-ink-soft">
        You are signed in as {user?.fullName}
        {user?.staffRole ? `, ${ROLE_NAMES[user.staffRole].toLowerCase()}` : ""}. {listOf(roles)}{" "}
        can do this.
      </p>
      {names.length > 0 ? <p className="mt-3 font-medium">Ask {listOf(names)}.</p> : null}
    </div>
  );
}

function listOf(names: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "disjunction" }).format(names);
}

/**
 * Shows the result of a read: the placeholder, the error message, the missing permission, or the
 * answer.
 * @param what the name of the part with a capital letter, as in "The orders"
 */
export function Answer<Data>({
  of: { data, error, refetch },
  what,
  children,
}: {
  of: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    refetch(): unknown;
  };
  what: string;
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
  return <LoadingRows of={what.toLowerCase()} />;
}
