export const many = (count: number): string => count.toLocaleString('ko-KR')

/** '52,000원'; large sums in rounded units: '1억 2,300만원'. */
export function wonText(won: number): string {
  if (Math.abs(won) < 100_000_000) return `${many(won)}원`
  return `${many(Math.floor(won / 100_000_000))}억 ${many(Math.floor((won % 100_000_000) / 10_000))}만원`
}

/** '820KB', '3.1MB' */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${many(Math.max(1, Math.round(bytes / 1024)))}KB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`

/** '48초', '3분 20초' */
export function spanText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  if (whole < 60) return `${whole}초`
  const rest = whole % 60
  return `${Math.floor(whole / 60)}분${rest ? ` ${rest}초` : ''}`
}
