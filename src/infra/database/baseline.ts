import { createHash } from 'node:crypto'

/** the whole schema of the previous version (decision 31) */
export const BASELINE = '20261127_000000_baseline'
export const LAST_REPLACED = '20261126_020000_branch_keys'
/** SHA-256 of the names of all 68, sorted, one a line. */
const REPLACED_SHA256 = 'dbe187f932988352abf9a6a2691702e0e98a78cf610a9bb16b1307dee3f52c40'

/** Replaced migrations count as the baseline, whose schema is the same; null if only some of them are applied. */
export function sinceBaseline(applied: Iterable<string>): string[] | null {
  const names = [...applied].sort()
  const replaced = names.filter((name) => name <= LAST_REPLACED)
  if (replaced.length === 0) return names
  const hash = createHash('sha256').update(replaced.join('\n')).digest('hex')
  return hash === REPLACED_SHA256 ? [BASELINE, ...names.slice(replaced.length)] : null
}
