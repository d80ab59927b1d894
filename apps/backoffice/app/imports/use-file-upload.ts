import { createImport } from "@suvarna/contract/imports/staff";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { SendingStopped, sendFile } from "../media/index.ts";
import { api, sentenceOf } from "../platform/api.ts";
import { invalidateCalls } from "../platform/queries.ts";

/** The state of a file that is being uploaded. */
export interface FileUpload {
  readonly name: string;
  readonly bytes: number;
  readonly share: number;
}

/** Uploads a file and then opens the page of its import. */
export function useFileUpload() {
  const navigate = useNavigate();
  const [upload, setUpload] = useState<FileUpload | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<() => void>(() => undefined);

  async function send(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file || upload) return;
    if (files.length > 1) return setProblem("Choose one file at a time.");
    if (!/\.(csv|txt)$/i.test(file.name)) {
      return setProblem(`${file.name} is not a CSV file. Save it as CSV UTF-8 first.`);
    }
    setProblem(null);
    const about = { name: file.name, bytes: file.size };
    setUpload({ ...about, share: 0 });
    try {
      const sending = sendFile(file, "import", (share) => setUpload({ ...about, share }));
      stop.current = sending.stop;
      const body = { uploadId: await sending.done, name: file.name };
      const { _id } = await api.call(createImport, { body });
      await invalidateCalls("/staff/imports");
      void navigate(`/imports/${_id}`);
    } catch (error) {
      if (!(error instanceof SendingStopped)) {
        setProblem(sentenceOf(error));
      }
    } finally {
      setUpload(null);
    }
  }
  return { upload, problem, send, stop: () => stop.current() };
}
