import { ApiError } from "@suvarna/contract/client";
import type { Ticket } from "@suvarna/contract/support/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/tickets";
import { useState } from "react";
import { Link } from "react-router";
import { SUPPORT } from "../site-map.ts";
import { reopen } from "./ticket-queries.ts";

/** Says that a ticket is resolved or closed, and how to continue. */
export function TicketEnd({ ticket: { id, state } }: { ticket: Ticket }) {
  const [busy, setBusy] = useState(false);
  if (state === "closed") {
    return (
      <p className="bg-shell p-6 text-ink-soft">
        {say.ticketIsClosed(
          <Link key="ticket" to={SUPPORT} className="link-gold text-wine">
            {say.openANewOne}
          </Link>,
        )}
      </p>
    );
  }
  if (state !== "resolved") return null;

  async function openAgain(): Promise<void> {
    setBusy(true);
    try {
      await reopen(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Notice kind="success">
      <p>{say.takenForSettled}</p>
      <Button
        look="secondary"
        size="small"
        className="mt-4"
        busy={busy && say.opening}
        onClick={() => void openAgain()}
      >
        {say.reopen}
      </Button>
    </Notice>
  );
}
