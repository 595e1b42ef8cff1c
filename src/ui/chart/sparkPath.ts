import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'

/** Left and right, top and bottom room for the line's own width and its last point. */
const INSET = 3

/** The path of a small trend line and its last point, or null when there is nothing to draw a line between. */
export function sparkPath(values: readonly number[], width: number, height: number): { path: string; end: [number, number] } | null {
  if (values.length < 2) return null
  const x = scaleLinear([0, values.length - 1], [INSET, width - INSET])
  const y = scaleLinear([0, Math.max(1, ...values)], [height - INSET, INSET])
  const round = (value: number) => Math.round(value * 10) / 10
  const draw = line<number>((_, i) => round(x(i)), (value) => round(y(value))).curve(curveMonotoneX).digits(1)
  const last = values[values.length - 1] ?? 0
  return { path: draw([...values]) ?? '', end: [round(x(values.length - 1)), round(y(last))] }
}

/** The trend in words, for those who do not see the line: the last year against the one before. */
export function trendSentence(values: readonly number[]): string {
  const half = Math.floor(values.length / 2)
  const sum = (part: readonly number[]) => part.reduce((total, value) => total + value, 0)
  const before = sum(values.slice(0, half))
  const after = sum(values.slice(half))
  if (before === 0 && after === 0) return `최근 ${values.length}개월 방문 없음`
  const change = after > before ? '늘었습니다' : after < before ? '줄었습니다' : '그대로입니다'
  return `최근 ${values.length}개월 방문 추이: 앞 ${half}개월 ${before}건에서 뒤 ${values.length - half}개월 ${after}건으로 ${change}`
}
