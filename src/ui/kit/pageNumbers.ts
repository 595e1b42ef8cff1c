/** Page links: first, last, neighbours; null for gaps. */
export function pageNumbers(page: number, pages: number, reach = 1): (number | null)[] {
  const wanted = new Set([1, pages])
  for (let i = page - reach; i <= page + reach; i++) if (i >= 1 && i <= pages) wanted.add(i)
  const sorted = [...wanted].sort((a, b) => a - b)
  return sorted.flatMap((number, i) => {
    const before = sorted[i - 1]
    if (before === undefined || number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
