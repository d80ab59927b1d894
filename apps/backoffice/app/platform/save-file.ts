/** Saves bytes or a text as a file on the user's device. */
export function saveFile(name: string, type: string, content: Uint8Array | string): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The URL is revoked after ten seconds, when the browser has begun to read the file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
