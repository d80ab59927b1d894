export function ModelView(_props: { name: string; address: string; onFail(): void }) {
  return null;
}
