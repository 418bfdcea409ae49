export function money(pounds: number): string {
  return `${pounds < 0 ? '−' : ''}£${Math.abs(pounds).toFixed(2)}`;
}
