import { createFormControl } from "react-hook-form";
import { expect, it } from "vitest";
import { resetToSent } from "./reset-to-sent.ts";

/** A form in which the user has typed a title, as it is when it is sent. */
function sentForm() {
  const form = createFormControl({ defaultValues: { title: "Old", parts: [{ text: "one" }] } });
  form.register("title");
  form.register("parts.0.text");
  form.formControl.subscribe({ formState: { isDirty: true }, callback: () => {} });
  form.setValue("title", "New", { shouldDirty: true });
  return { form, sent: structuredClone(form.getValues()) };
}

it("keeps what was typed during the save, as a change that is not saved", () => {
  const { form, sent } = sentForm();
  form.setValue("title", "New and longer", { shouldDirty: true });
  form.setValue("parts.0.text", "two", { shouldDirty: true });
  resetToSent(form, sent);
  expect(form.getValues()).toEqual({ title: "New and longer", parts: [{ text: "two" }] });
  expect(form.control._getDirty()).toBe(true);
  form.setValue("title", "New", { shouldDirty: true });
  form.setValue("parts.0.text", "one", { shouldDirty: true });
  expect(form.control._getDirty()).toBe(false);
});

it("has no changes when nothing was typed during the save", () => {
  const { form, sent } = sentForm();
  resetToSent(form, sent);
  expect(form.getValues("title")).toBe("New");
  expect(form.control._getDirty()).toBe(false);
});
