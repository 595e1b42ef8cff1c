const MAX_LENGTH = 120

/** Edit distance in jamo, the measure of typing errors: '내' and '네' differ by 1, '수산' and '일식' by 5. */
export function jamoDistance(a: string, b: string): number {
  const left = [...a.normalize('NFD')].slice(0, MAX_LENGTH)
  const right = [...b.normalize('NFD')].slice(0, MAX_LENGTH)
  let row = right.map((_, i) => i + 1)
  for (let i = 0; i < left.length; i++) {
    let corner = i
    let before = i + 1
    row = row.map((above, j) => {
      const cost = Math.min(above + 1, before + 1, corner + (left[i] === right[j] ? 0 : 1))
      corner = above
      before = cost
      return cost
    })
  }
  return row.at(-1) ?? left.length
}
