/** What a form's fields hold, without blanks around it. */
export function wordsOf(form: HTMLFormElement) {
  const said = new FormData(form);
  return (name: string): string => {
    const value = said.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
}

/** Puts the focus on a field of a form, by its name. */
export function focusField(form: HTMLFormElement, name: string): void {
  (form.elements.namedItem(name) as HTMLElement | null)?.focus();
}
