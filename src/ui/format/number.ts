const whole = new Intl.NumberFormat('ko-KR')

/** 1284 → '1,284'. */
export const formatCount = (count: number): string => whole.format(count)

/** 18300 → '18,300원'. */
export const formatWon = (won: number): string => `${whole.format(won)}원`

/**
 * Won in units of ten thousand with one decimal, for narrow columns: 18300 → '1.8만', 7000 → '0.7만', 120000 → '12만'.
 * Above a hundred million: '1.2억'.
 */
export function formatWonShort(won: number): string {
  const [unit, name] = won >= 100_000_000 ? [100_000_000, '억'] : [10_000, '만']
  const shown = won / unit
  return `${shown >= 100 ? whole.format(Math.round(shown)) : String(Math.round(shown * 10) / 10)}${name}`
}

/** 0.182 → '18%'; never rounds to 0 % or 100 % unless exact. */
export function formatShare(share: number): string {
  if (share <= 0) return '0%'
  if (share >= 1) return '100%'
  const percent = Math.round(share * 1000) / 10
  if (percent < 0.1) return '0.1% 미만'
  if (percent > 99.9) return '99.9%'
  return `${percent}%`
}
