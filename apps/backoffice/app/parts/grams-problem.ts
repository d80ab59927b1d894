/** The message about a weight that can't be read, with the reason when a comma was typed. */
export function gramsProblem(typed: string): string {
  const example = "Write grams with a point: 17.600";
  return typed.includes(",") ? `${example}. A comma could mean thousands.` : example;
}
