import { expect, it } from "vitest";
import { isOfPushService } from "./push-services.ts";

const SERVICES = ["https://push.example", "https://*.push.example.org", "http://127.0.0.1:9"];

it.each([
  "https://push.example/send/1",
  "https://eu.push.example.org/send/1",
  "https://a.b.push.example.org/",
  "http://127.0.0.1:9/send",
])("sends to %s", (endpoint) => {
  expect(isOfPushService(SERVICES, endpoint)).toBe(true);
});

it.each([
  "http://push.example/send/1",
  "https://push.example:8443/",
  "https://push.example.evil.example/",
  "https://user@push.example/",
  "https://user:secret@push.example/",
  "https://evil.example/?https://push.example",
  "https://push.example.org/",
  "https://evilpush.example.org/",
  "http://127.0.0.1/",
  "http://169.254.169.254/latest/meta-data",
  "https://[::1]/",
  "file:///etc/passwd",
  "nonsense",
])("does not send to %s", (endpoint) => {
  expect(isOfPushService(SERVICES, endpoint)).toBe(false);
});
