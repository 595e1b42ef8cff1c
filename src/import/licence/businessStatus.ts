/** The state of a licensed business. A paused one is neither open nor closed. */
export type BusinessStatus = 'open' | 'paused' | 'closed'

/** Prefixes of the register's state names (영업상태명, else 상세영업상태명), and its state codes. */
const STATUSES: readonly [BusinessStatus, RegExp][] = [
  ['open', /^(?:영업(?!정지)|정상|운영|개업|재개업|open|01?$|1$)/],
  ['paused', /^(?:휴업|일시|영업정지|02$|2$)/],
  ['closed', /^(?:폐업|취소|말소|직권|만료|정지|중지|제외|삭제|전출|폐쇄|closed|0?[345]$)/],
]

/** `names`: name and code of the state; the first known counts, else null. Without states all are open businesses. */
export function parseBusinessStatus(names: readonly string[], hasEnd: boolean): BusinessStatus | null {
  const given = names
    .map((name) => name.normalize('NFKC').toLowerCase().replace(/\s/g, ''))
    .filter((name) => name !== '')
  if (given.length === 0) return hasEnd ? 'closed' : 'open'
  for (const name of given) {
    const known = STATUSES.find(([, words]) => words.test(name))
    if (known) return known[0]
  }
  return null
}
