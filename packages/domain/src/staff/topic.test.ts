import { expect, it } from "vitest";
import { STAFF_ROLES } from "./permission.ts";
import { mayFollowTopic, STAFF_TOPICS, subjectOf, topicOfAction, topicOfEvent } from "./topic.ts";

it("lists the topics of each role", () => {
  const heard = STAFF_ROLES.map((role) => [
    role,
    STAFF_TOPICS.filter((topic) => mayFollowTopic(role, topic)).join(" "),
  ]);
  expect(Object.fromEntries(heard)).toMatchObject({
    owner: STAFF_TOPICS.join(" "),
    rates: expect.not.stringMatching(/orders|customers/),
    support: expect.not.stringMatching(/people|audit/),
    orders: expect.not.stringContaining("tickets"),
  });
  expect(STAFF_TOPICS.some((topic) => mayFollowTopic(null, topic))).toBe(false);
});

it("finds the topic and the subject of events, and the topic of actions", () => {
  const placed = { type: "order.placed", orderId: "1", state: "confirmed" } as const;
  expect([topicOfEvent(placed), subjectOf(placed)]).toEqual(["orders", "1"]);
  expect(topicOfEvent({ type: "account.opened" })).toBe("customers");
  expect(topicOfEvent({ type: "alerts.remaining" })).toBeNull();
  expect(subjectOf({ type: "catalogue.changed" })).toBeNull();
  expect(topicOfAction("account.role_changed")).toBe("people");
  expect(topicOfAction("approval.approved")).toBe("approvals");
  expect(topicOfAction("account.logged_in")).toBeNull();
  expect(topicOfAction("account.changed")).toBe("customers");
});
