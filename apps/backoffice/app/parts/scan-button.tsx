import { ScanLine } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/**
 * The part of the Barcode Detection API that this module uses. TypeScript has no types for this
 * API.
 */
interface CodeReader {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type CodeReaderClass = new () => CodeReader;

const LOOK_EVERY_MS = 150;

/**
 * The browser's detector of barcodes; undefined where the browser has no detector, or the device no
 * camera.
 */
function codeReaderClass(): CodeReaderClass | undefined {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: CodeReaderClass };
  // The browser offers no media devices to a page without HTTPS.
  return "mediaDevices" in navigator ? BarcodeDetector : undefined;
}

/**
 * A button that reads the code of a tag with the camera. It is hidden where the browser can't
 * detect codes.
 */
export function ScanButton({
  wants,
  onRead,
}: {
  /** The name of the code that the tag must carry, such as `a HUID`. */
  wants: string;
  /**
   * Receives the text of a code.
   * @returns false when the code is not of the wanted kind
   */
  onRead(text: string): boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const [other, setOther] = useState<string | null>(null);
  if (!codeReaderClass()) return null;
  function open(): void {
    setOther(null);
    setOpen(true);
  }
  function take(text: string): void {
    if (onRead(text)) setOpen(false);
    else setOther(text);
  }
  return (
    <>
      <Button small icon={ScanLine} onClick={open}>
        Scan tags
      </Button>
      {isOpen ? (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title="Scan a tag"
          description="Hold the code of the tag before the camera."
          actions={<Button onClick={() => setOpen(false)}>Leave it</Button>}
        >
          <Camera onRead={take} />
          <p role="status" className="mt-3 min-h-5 text-caption text-amber">
            {other === null ? "" : `“${other.slice(0, 60)}” is not ${wants}. Show another tag.`}
          </p>
        </Dialog>
      ) : null}
    </>
  );
}

/** The camera's picture, in which codes are searched for until the component is removed. */
function Camera({ onRead }: { onRead(text: string): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const read = useRef(onRead);
  read.current = onRead;
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const Reader = codeReaderClass();
    if (!Reader || !video.current) return;
    const stopping = new AbortController();
    lookForCodes(new Reader(), video.current, {
      signal: stopping.signal,
      onCode: (text) => read.current(text),
    }).catch((error: unknown) => {
      if (!stopping.signal.aborted) setProblem(problemOf(error));
    });
    return () => stopping.abort();
  }, []);
  if (problem !== null) {
    return (
      <p role="alert" className="mt-4 bg-alert-tint px-3.5 py-2.5 text-alert">
        {problem}
      </p>
    );
  }
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label="The picture of the camera"
      className="mt-4 aspect-4/3 w-full bg-sand object-cover"
    />
  );
}

/** Opens the camera and reports each code that it detects, until the signal is aborted. */
async function lookForCodes(
  reader: CodeReader,
  video: HTMLVideoElement,
  { signal, onCode }: { readonly signal: AbortSignal; onCode(text: string): void },
): Promise<void> {
  const facing = { video: { facingMode: "environment" } };
  const stream = await navigator.mediaDevices.getUserMedia(facing);
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop);
  video.srcObject = stream;
  await video.play();
  while (!signal.aborted) {
    const [code] = await reader.detect(video);
    if (code && !signal.aborted) onCode(code.rawValue);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

function problemOf(error: unknown): string {
  const { name } = error as { name?: string };
  if (name === "NotAllowedError") {
    return "The camera may not be used here. Allow it in the settings of the browser, or type the signs.";
  }
  if (name === "NotFoundError") return "This device has no camera. Type the signs.";
  return "The camera does not answer. Close what else uses it, or type the signs.";
}
