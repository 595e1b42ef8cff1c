/** Whether a place may be eaten at. One that pauses is neither open nor closed. */
export type Standing = 'open' | 'paused' | 'closed'

/** Beginnings of what the register calls a licence's state (영업상태명, else 상세영업상태명), and its codes. */
const STANDINGS: readonly [Standing, RegExp][] = [
  ['open', /^(?:영업(?!정지)|정상|운영|개업|재개업|open|01?$|1$)/],
  ['paused', /^(?:휴업|일시|영업정지|02$|2$)/],
  ['closed', /^(?:폐업|취소|말소|직권|만료|정지|중지|제외|삭제|전출|폐쇄|closed|0?[345]$)/],
]

/**
 * @param names the state in the register's words, then its code: the first that says something counts
 * @returns null where words stand that nobody knows; a register without states lists what is open
 */
export function parseBusinessStatus(names: readonly string[], hasEnd: boolean): Standing | null {
  const given = names
    .map((name) => name.normalize('NFKC').toLowerCase().replace(/\s/g, ''))
    .filter((name) => name !== '')
  if (given.length === 0) return hasEnd ? 'closed' : 'open'
  for (const name of given) {
    const known = STANDINGS.find(([, words]) => words.test(name))
    if (known) return known[0]
  }
  return null
}
