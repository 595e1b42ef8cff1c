const RECENT_MONTHS = 12

export interface SparkBar {
  x: number
  y: number
  height: number
  recent: boolean
}

/** The highest month of a trend: its visits, and how many months before the last it lies; null without visits. */
export function peakOf(values: readonly number[]): { visits: number; ago: number } | null {
  const visits = Math.max(0, ...values)
  return visits === 0 ? null : { visits, ago: values.length - 1 - values.lastIndexOf(visits) }
}

/**
 * Bars of a sparkline, in pixels; a month without visits is a dot on the baseline.
 *
 * @param most the visits that reach to the top; those of its own highest month when it stands alone
 */
export function sparkBars(
  values: readonly number[],
  width: number,
  height: number,
  most = Math.max(1, ...values),
): { bars: SparkBar[]; barWidth: number } {
  const slot = width / Math.max(1, values.length)
  const bars = values.map((value, i) => {
    const tall = value === 0 ? 1 : Math.max(2.5, Math.round((value / most) * height * 10) / 10)
    return {
      x: Math.round(i * slot * 10) / 10,
      y: height - tall,
      height: tall,
      recent: i >= values.length - RECENT_MONTHS,
    }
  })
  return { bars, barWidth: Math.round(slot * 6) / 10 }
}

/** The trend as text, for screen readers: short, since a list says it of each of its rows. */
export function trendMessage(values: readonly number[]): string {
  const half = Math.floor(values.length / 2)
  const sum = (part: readonly number[]) => part.reduce((total, value) => total + value, 0)
  const before = sum(values.slice(0, half))
  const after = sum(values.slice(half))
  if (before === 0 && after === 0) return `최근 ${values.length}개월 방문 없음`
  return `앞 ${half}개월 ${before}건, 뒤 ${values.length - half}개월 ${after}건, 최고 ${Math.max(...values)}건`
}
