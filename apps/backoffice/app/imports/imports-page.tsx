import { MAX_IMPORT_ROWS } from "@suvarna/contract/imports/constants";
import { exportProducts, getImportTemplate } from "@suvarna/contract/imports/staff";
import { Download, FileUp } from "lucide";
import { DropField, Progress, sayBytes, type Upload, useDrop } from "../media/index.ts";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { PageHead } from "../parts/page.tsx";
import { useDownload } from "../parts/use-download.ts";
import { ImportList } from "./import-list.tsx";
import { count } from "./import-words.ts";
import { useFileUpload } from "./use-file-upload.ts";

/** The page on which staff upload a file of products, with the list of earlier imports. */
export function ImportsPage() {
  const { upload, problem, send, retry, stop } = useFileUpload();
  const over = useDrop((files) => void send(files), upload === null);
  const products = useDownload(exportProducts, "products.csv");
  const template = useDownload(getImportTemplate, "products-template.csv");
  return (
    <>
      <PageHead
        title="Import products"
        caption="First the file is looked over. Nothing is written until you say so."
        actions={
          <>
            <Button
              icon={Download}
              busy={template.busy ? "Making it" : false}
              onClick={() => void template.save({})}
            >
              Template
            </Button>
            <Button
              icon={Download}
              busy={products.busy ? "Making it" : false}
              onClick={() => void products.save({})}
            >
              All products as CSV
            </Button>
          </>
        }
      />
      {problem ? (
        <Bar
          tone="alert"
          live="alert"
          className="mb-4"
          actions={
            retry ? (
              <Button small onClick={retry}>
                Try again
              </Button>
            ) : undefined
          }
        >
          {problem}
        </Bar>
      ) : null}
      {upload ? (
        <Arriving upload={upload} stop={stop} />
      ) : (
        <DropField
          icon={FileUp}
          accept=".csv,text/csv"
          over={over}
          onFiles={(files) => void send(files)}
          className="min-h-36"
        >
          <b className="font-medium text-ink">Drop a CSV file here, or choose</b>
          <span className="mt-1 block text-hint text-ink-mute">
            UTF-8, with commas or semicolons, one row for each size, up to {count(MAX_IMPORT_ROWS)}{" "}
            rows
          </span>
        </DropField>
      )}
      <ImportList />
    </>
  );
}

function Arriving({ upload, stop }: { upload: Upload; stop(): void }) {
  const { name, bytes, share, stopping } = upload;
  return (
    <div className="grid min-h-36 content-center bg-shell px-6">
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-caption">
        <span className="clip">
          {name}, {sayBytes(bytes)}
        </span>
        <span className="num text-ink-mute">{Math.round(share * 100)}%</span>
      </div>
      <Progress name={name} share={share} />
      <div className="mt-2">
        <Button kind="text" small busy={stopping && "Stopping"} onClick={stop}>
          Stop
        </Button>
      </div>
    </div>
  );
}
