import { ApiError } from "@suvarna/contract/client";
import { beforeEach, expect, it } from "vitest";
import { useLongWork } from "../parts/long-work.ts";
import { type Sending, SendingFailed, SendingStopped } from "./send-file.ts";
import { endUpload, retryUpload, uploadFile, useUploads } from "./uploads.ts";

const file = (name: string) => new File(["ring"], name);
const uploads = () => useUploads.getState();
const works = () =>
  useLongWork.getState().map(({ name, progress, problem }) => [name, progress, problem]);

/** A sender whose files arrive when the test says so. */
function sender() {
  const sent: {
    name: string;
    show(share: number): void;
    arrive(): void;
    fail(why: string, mayArriveLater?: boolean): void;
    stops: number;
  }[] = [];
  const send = ({ name }: File, _purpose: unknown, show: (share: number) => void): Sending => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const fail = (why: string, mayArriveLater = true) =>
      reject(new SendingFailed(why, mayArriveLater));
    const one = { name, show, arrive: () => resolve(`id of ${name}`), fail, stops: 0 };
    sent.push(one);
    const stop = () => {
      one.stops += 1;
      reject(new SendingStopped("It was stopped."));
    };
    return { done: promise, stop };
  };
  return { sent, send };
}

const started = () => new Promise((resolve) => setTimeout(resolve, 0));
const to = (subject: string, finish = async (id: string) => id) =>
  ({ subject, purpose: "picture", finish }) as const;

beforeEach(() => {
  for (const { key } of uploads()) endUpload(key);
});

it("sends the files of a subject one after another, with progress in the list of long work", async () => {
  const { sent, send } = sender();
  const first = uploadFile(file("front.jpg"), to("product/1"), send);
  const second = uploadFile(file("clasp.jpg"), to("product/1"), send);
  await started();
  expect(sent.map(({ name }) => name)).toEqual(["front.jpg"]);
  sent[0]?.show(0.34);
  expect(works()).toEqual([["Sending front.jpg", "34%", null]]);
  sent[0]?.arrive();
  expect(await first).toBe("id of front.jpg");
  await started();
  expect(works()).toEqual([["Sending clasp.jpg", "", null]]);
  sent[1]?.arrive();
  await second;
  expect([uploads(), works()]).toEqual([[], []]);
});

it("keeps a failure in both lists until the user closes it", async () => {
  const { sent, send } = sender();
  const failed = uploadFile(file("front.jpg"), to("product/2"), send);
  await started();
  sent[0]?.fail("The connection broke off.");
  await started();
  const [upload] = uploads();
  expect(upload?.problem).toBe("The connection broke off.");
  const [work] = useLongWork.getState();
  expect(work).toMatchObject({ isLong: true, problem: "The connection broke off." });
  work?.stop?.();
  expect(await failed).toBeNull();
  expect([uploads(), works()]).toEqual([[], []]);
});

it("tries a failed upload again after the files that wait, from either list", async () => {
  const { sent, send } = sender();
  const first = uploadFile(file("front.jpg"), to("product/6"), send);
  const second = uploadFile(file("clasp.jpg"), to("product/6"), send);
  await started();
  sent[0]?.fail("The connection broke off.");
  await started();
  expect(uploads()[0]).toMatchObject({ canRetry: true });
  useLongWork.getState()[0]?.retry?.();
  expect(uploads()[0]).toMatchObject({ problem: null, canRetry: false, share: 0 });
  sent[1]?.arrive();
  expect(await second).toBe("id of clasp.jpg");
  await started();
  expect(sent.map(({ name }) => name)).toEqual(["front.jpg", "clasp.jpg", "front.jpg"]);
  sent[2]?.fail("The connection broke off.");
  await started();
  retryUpload(uploads()[0]?.key ?? "");
  await started();
  sent[3]?.arrive();
  expect(await first).toBe("id of front.jpg");
  expect([uploads(), works()]).toEqual([[], []]);
});

it("offers no other try where it can't help", async () => {
  const { sent, send } = sender();
  void uploadFile(file("huge.jpg"), to("product/7"), send);
  await started();
  sent[0]?.fail("The file is too large.", false);
  await started();
  expect(uploads()[0]).toMatchObject({ canRetry: false, problem: "The file is too large." });
  expect(useLongWork.getState()[0]?.retry).toBeNull();
});

it("tries only the last step again when the file has arrived", async () => {
  const { sent, send } = sender();
  const answers = [
    new ApiError(503, { code: "unavailable", message: "The shop is busy." }),
    new ApiError(404, { code: "upload_not_found", message: "It is gone." }),
  ];
  const finish = () => Promise.reject(answers.shift());
  void uploadFile(file("front.jpg"), to("product/8", finish), send);
  await started();
  sent[0]?.arrive();
  await started();
  expect(uploads()[0]).toMatchObject({ canRetry: true, problem: "The shop is busy." });
  retryUpload(uploads()[0]?.key ?? "");
  await started();
  expect(sent).toHaveLength(1);
  expect(uploads()[0]).toMatchObject({ canRetry: false });
  expect(uploads()[0]?.problem).toMatch(/^The shop has taken this file already/);
});

it("stops an upload from the list of long work, and one that still waits", async () => {
  const { sent, send } = sender();
  const first = uploadFile(file("front.jpg"), to("product/3"), send);
  const second = uploadFile(file("clasp.jpg"), to("product/3"), send);
  await started();
  endUpload(uploads()[1]?.key ?? "");
  useLongWork.getState()[0]?.stop?.();
  expect([await first, await second]).toEqual([null, null]);
  expect(sent).toHaveLength(1);
  expect([uploads(), works()]).toEqual([[], []]);
});

it("stops the last step as well, and shows until the end that it stops", async () => {
  const { sent, send } = sender();
  const { promise, reject } = Promise.withResolvers<string>();
  const stopped = uploadFile(
    file("front.jpg"),
    to("product/4", () => promise),
    send,
  );
  await started();
  sent[0]?.arrive();
  await started();
  expect(works()).toEqual([["Sending front.jpg", "arrived", null]]);
  useLongWork.getState()[0]?.stop?.();
  expect(sent[0]?.stops).toBe(1);
  expect(works()).toEqual([["Sending front.jpg", "stopping", null]]);
  expect(uploads()[0]).toMatchObject({ stopping: true });
  reject(new ApiError(404, { code: "upload_not_found", message: "It is gone." }));
  expect(await stopped).toBeNull();
  expect([uploads(), works()]).toEqual([[], []]);
});

it("returns the result when the stop of the last step comes too late", async () => {
  const { sent, send } = sender();
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = uploadFile(
    file("front.jpg"),
    to("product/5", () => promise),
    send,
  );
  await started();
  sent[0]?.arrive();
  await started();
  useLongWork.getState()[0]?.stop?.();
  resolve("added");
  expect(await late).toBe("added");
  expect([uploads(), works()]).toEqual([[], []]);
});
