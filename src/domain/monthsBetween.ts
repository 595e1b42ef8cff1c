/** Months like '2026-01'; both ends included. */
export function monthsBetween(first: string, last: string): string[] {
  const at = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
  const [start, end] = [at(first), at(last)]
  if (!first || !last || end < start) return []
  return Array.from({ length: end - start + 1 }, (_, index) => {
    const month = start + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
