import { createImport } from "@suvarna/contract/imports/staff";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { endUpload, retryUpload, uploadFile, useUploads } from "../media/index.ts";
import { toast } from "../parts/toast.ts";
import { api } from "../platform/api.ts";
import { invalidateCalls } from "../platform/queries.ts";

const SUBJECT = "imports";

/**
 * Uploads a file of products, which goes on when the user opens another page. Then the page of its
 * import is opened, unless the user has left this page.
 */
export function useFileUpload() {
  const navigate = useNavigate();
  const uploads = useUploads().filter(({ subject }) => subject === SUBJECT);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const upload = uploads.find(({ problem }) => problem === null) ?? null;
  const failed = uploads.findLast(({ problem }) => problem !== null) ?? null;

  async function send(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file || upload) return;
    if (files.length > 1) return setRefusal("Choose one file at a time.");
    if (!/\.(csv|txt)$/i.test(file.name)) {
      return setRefusal(`${file.name} is not a CSV file. Save it as CSV UTF-8 first.`);
    }
    setRefusal(null);
    for (const { key } of uploads) endUpload(key);
    const created = await uploadFile(file, {
      subject: SUBJECT,
      purpose: "import",
      async finish(uploadId) {
        const answer = await api.call(createImport, { body: { uploadId, name: file.name } });
        await invalidateCalls("/staff/imports");
        return answer;
      },
    });
    if (created === null) return;
    if (isHere.current) void navigate(`/imports/${created._id}`);
    else toast.done(`${file.name} has arrived`, { text: "Its rows are under Import." });
  }
  return {
    upload,
    problem: refusal ?? failed?.problem ?? null,
    send,
    /** Tries a failed upload again; null when that can't help. */
    retry: refusal === null && failed?.canRetry ? () => retryUpload(failed.key) : null,
    stop: () => upload && endUpload(upload.key),
  };
}
