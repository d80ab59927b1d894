import {
  archiveProduct,
  duplicateProduct,
  restoreProduct,
} from "@suvarna/contract/catalogue/staff-products";
import type { ListedProduct } from "@suvarna/contract/catalogue/staff-products-schemas";
import { Archive, ArchiveRestore, Copy, ExternalLink, MoreHorizontal } from "lucide";
import { useNavigate } from "react-router";
import { IconButton } from "../parts/button.tsx";
import { Menu, type MenuItem } from "../parts/menu.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useAdd, useChange } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";

/** The menu of the actions for a product, except editing. */
export function ProductMenu({
  product,
  small = false,
}: {
  product: ListedProduct;
  small?: boolean;
}) {
  const navigate = useNavigate();
  const mayEdit = useMay("products.edit");
  const archive = useChange(archiveProduct, "/staff/products");
  const restore = useChange(restoreProduct, "/staff/products");
  const duplicate = useDuplicate();
  const { _id: id, name, slug, state } = product;
  /** The input of a change of the product that the user has seen in this version. */
  const inputOf = ({ version }: ListedProduct) => ({
    params: { id },
    headers: { "if-match": `"${version}"` },
  });

  const seeIt: MenuItem = {
    name: "See it in the shop",
    icon: ExternalLink,
    disabled: state !== "published",
    run: () => window.open(`/product/${slug}`, "_blank", "noopener"),
  };
  const archiveIt: MenuItem = {
    name: "Archive",
    hint: "Past orders keep it",
    icon: Archive,
    danger: true,
    run: () =>
      void withFailureToast("It could not be archived", async () => {
        const archived = await archive.mutateAsync(inputOf(product));
        const undo = () =>
          void withFailureToast("It could not be restored", () =>
            restore.mutateAsync(inputOf(archived)),
          );
        toast.done(`${name} is archived`, { text: "It is off the shop.", undo });
      }),
  };
  const restoreIt: MenuItem = {
    name: "Restore",
    icon: ArchiveRestore,
    run: () =>
      void withFailureToast("It could not be restored", async () => {
        await restore.mutateAsync(inputOf(product));
        toast.done(`${name} is back`);
      }),
  };
  const copyIt: MenuItem = {
    name: "Duplicate",
    icon: Copy,
    run: () => void duplicate(id, (copy) => void navigate(`/products/${copy}`)),
  };
  const changes = [copyIt, state === "archived" ? restoreIt : archiveIt];
  return (
    <Menu items={mayEdit ? [seeIt, ...changes] : [seeIt]}>
      <IconButton
        icon={MoreHorizontal}
        name={`More for ${name}`}
        {...(small ? { small, kind: "text" as const } : {})}
      />
    </Menu>
  );
}

/** Copies a product into a new draft, and opens the draft. */
export function useDuplicate() {
  const duplicate = useAdd(duplicateProduct, "/staff/products");
  return (id: string, opened: (copy: string) => void) =>
    withFailureToast("It could not be duplicated", async () => {
      const copy = await duplicate.mutateAsync({ params: { id } });
      toast.done("This is the copy", { text: "It is a draft, and has no pieces and no stock." });
      opened(copy._id);
    });
}

async function withFailureToast(failed: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toast.failed(...failureWords(error, failed));
  }
}
