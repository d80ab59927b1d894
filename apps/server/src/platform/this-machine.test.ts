import { expect, it } from "vitest";
import { isOnThisMachine } from "./this-machine.ts";

it.each([
  "postgres://a:b@localhost:5432/c",
  "postgres://a@LOCALHOST/c",
  "redis://127.8.0.1",
  "redis://[::1]:6379",
  "postgres://%2Fvar%2Frun%2Fpostgresql/c",
  "postgres://a@db.example/c?host=/var/run",
])("%s is on this machine", (address) => expect(isOnThisMachine(address)).toBe(true));

it.each([
  "postgres://a:b@db.example/c",
  "postgres://localhost@db.example/c",
  "postgres://a@localhost/c?host=db.example",
  "postgres://a@localhost/c?host=localhost&host=db.example",
  "postgres://a@localhost.evil.example/c",
  "smtp://127.0.0.1.evil.example",
  "smtp://0.0.0.0:25",
  "postgres:///c",
  "no address",
])("%s is not", (address) => expect(isOnThisMachine(address)).toBe(false));
