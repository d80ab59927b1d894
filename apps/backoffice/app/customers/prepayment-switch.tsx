import { setPrepaymentOnly } from "@suvarna/contract/orders/staff";
import { Switch } from "../parts/field.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange } from "../platform/queries.ts";

/**
 * The switch that decides whether the shopper may pay by cash on delivery. Earlier orders do not
 * change.
 */
export function PrepaymentSwitch({ userId, only }: { userId: string; only: boolean }) {
  const change = useChange(setPrepaymentOnly, "/staff/buyers");
  async function set(next: boolean): Promise<void> {
    try {
      await change.mutateAsync({ params: { id: userId }, body: { only: next } });
      toast.done(
        next ? "New orders are paid before dispatch" : "Cash on delivery is possible again",
      );
    } catch (error) {
      toast.failed(...failureWords(error, "Nothing was changed"));
    }
  }
  return (
    <div className="mt-4 flex items-start gap-3 border-t border-line pt-3.5">
      <Switch
        on={only}
        label="Prepayment only"
        disabled={change.isPending}
        onChange={(next) => void set(next)}
      />
      <p>
        Prepayment only
        <span className="block text-hint text-ink-mute">
          {only ? "No cash on delivery for new orders" : "Cash on delivery is possible"}
        </span>
      </p>
    </div>
  );
}
