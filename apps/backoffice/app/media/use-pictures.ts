import type { StaffPicture, StaffPictures } from "@suvarna/contract/catalogue/picture-schemas";
import { arrangePictures, listPictures, removePicture } from "@suvarna/contract/catalogue/pictures";
import { toast } from "../parts/toast.ts";
import { hasCode } from "../platform/api.ts";
import { failureWords } from "../platform/failure-words.ts";
import { keyOf, queryClient, useChange, useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";

/**
 * The number of a product's pictures, which changes as soon as one is added or removed; undefined
 * until it is read.
 * @param productId null for a product that is not saved yet
 */
export function usePictureCount(productId: string | null): number | undefined {
  const isRead = useMay("products.edit") && productId !== null;
  const input = { params: { id: productId ?? "" } };
  return useRead(listPictures, input, { enabled: isRead }).data?.pictures.length;
}

/**
 * Reads the pictures of a product, and returns the functions that change them. Shoppers see each
 * change at once.
 */
export function usePictures(productId: string) {
  const input = { params: { id: productId } };
  const read = useRead(listPictures, input);
  const arranging = useChange(arrangePictures, "/staff/products");
  const removing = useChange(removePicture, "/staff/products");
  const key = keyOf(listPictures, input);
  const show = (pictures: StaffPictures) => queryClient.setQueryData(key, pictures);

  function explain(error: Error): void {
    if (hasCode(error, "changed_meanwhile")) {
      toast.failed("Somebody else changed these pictures", "They are shown as they are now.");
    } else toast.failed(...failureWords(error, "The pictures were not changed"));
  }

  /**
   * Shows the new order of pictures before the server answers. If the server refuses it, the old
   * order is shown again.
   */
  async function arrange(pictures: readonly StaffPicture[]): Promise<boolean> {
    const before = queryClient.getQueryData<StaffPictures>(key);
    if (!before) return false;
    show({ ...before, pictures: [...pictures] });
    try {
      const headers = { "if-match": before.version };
      const body = { pictures: pictures.map(({ _id, alt }) => ({ _id, alt })) };
      show(await arranging.mutateAsync({ ...input, headers, body }));
      return true;
    } catch (error) {
      show(before);
      explain(error as Error);
      return false;
    }
  }

  async function remove({ _id }: StaffPicture): Promise<boolean> {
    try {
      const version = queryClient.getQueryData<StaffPictures>(key)?.version;
      const headers = version === undefined ? {} : { "if-match": version };
      const params = { id: productId, pictureId: _id };
      show(await removing.mutateAsync({ params, headers }));
      toast.done("The picture is taken away");
      return true;
    } catch (error) {
      explain(error as Error);
      return false;
    }
  }

  return { read, show, arrange, remove, busy: arranging.isPending || removing.isPending };
}
