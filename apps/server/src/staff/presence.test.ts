import { expect, it } from "vitest";
import { createPresence, PRESENCE_KEPT_MS } from "./presence.ts";

const ASMITA = { _id: "a", name: "Asmita Rao" };
const KANCHAN = { _id: "k", name: "Kanchan Iyer" };
const order = { topic: "orders", id: "1" } as const;
const other = { topic: "orders", id: "2" } as const;

it("names each person at a place once, however many tabs they have", () => {
  const presence = createPresence(() => 0);
  const [first, second] = [{}, {}];
  expect(presence.move(first, KANCHAN, order)).toEqual([order]);
  expect(presence.move(second, KANCHAN, order)).toEqual([order]);
  expect(presence.move({}, ASMITA, order)).toEqual([order]);
  expect(presence.peopleAt(order)).toEqual([ASMITA, KANCHAN]);
  expect(presence.peopleAt({ ...order, topic: "tickets" })).toEqual([]);
  expect(presence.move(first, KANCHAN, order)).toEqual([]);
  expect(presence.move(first, KANCHAN, other)).toEqual([order, other]);
  presence.leave(second);
  expect(presence.peopleAt(order)).toEqual([ASMITA]);
  expect(presence.own()).toHaveLength(2);
  expect(presence.move(first, KANCHAN, null)).toEqual([other]);
  expect(presence.leave(first)).toEqual([]);
});

it("drops the people of a process that sends no more reports", () => {
  let time = 0;
  const presence = createPresence(() => time);
  presence.hear({ from: "p1", at: order, people: [ASMITA] });
  presence.hear({ from: "p2", at: order, people: [KANCHAN] });
  presence.hear({ from: "p1", at: order, people: [] });
  expect(presence.peopleAt(order)).toEqual([KANCHAN]);
  time = PRESENCE_KEPT_MS - 1;
  expect(presence.expire()).toEqual([]);
  time = PRESENCE_KEPT_MS;
  expect(presence.expire()).toEqual([order]);
  expect(presence.peopleAt(order)).toEqual([]);
});
