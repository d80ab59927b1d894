import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";

/** Asks for a confirmation before several products are taken off sale. */
export function OffSaleDialog({
  open,
  products,
  isSending,
  onClose,
  onTake,
}: {
  open: boolean;
  /** The products in words, such as "12 products". */
  products: string;
  isSending: boolean;
  onClose(): void;
  onTake(): void;
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Take ${products} off sale?`}
      description="Shoppers cannot buy them from then on. Their pages stay. There is no undo: a later “Put on sale” also puts on sale what was off before."
      actions={
        <>
          <Button kind="text" onClick={onClose}>
            Leave them on sale
          </Button>
          <Button kind="danger" busy={isSending && "Taking them off"} onClick={onTake}>
            Take them off sale
          </Button>
        </>
      }
    />
  );
}
