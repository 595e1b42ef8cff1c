const whole = new Intl.NumberFormat('ko-KR')

export const formatCount = (count: number): string => whole.format(count)

export const formatWon = (won: number): string => `${whole.format(won)}원`

/** From here on an amount rounds to ten thousand and more. */
const TEN_THOUSAND_FROM = 9_500

/** For narrow columns, as people say them: 7000 → '7천', 18300 → '1.8만', 120000 → '12만', 120000000 → '1.2억'. */
export function formatWonShort(won: number): string {
  if (won < 1_000) return whole.format(won)
  if (won < TEN_THOUSAND_FROM) return `${Math.round(won / 1_000)}천`
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
