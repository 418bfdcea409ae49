/** What happened last, for everybody: screen readers announce it. */
export function Status({ children }: { children: string }) {
  return <p role="status">{children}</p>;
}
