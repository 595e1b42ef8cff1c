import { koreanDay } from '@/domain/koreanDay'

export const bytesOf = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)}MB` : `${Math.floor(bytes / 1024)}KB`

export const waitOf = (seconds: number): string => (seconds > 90 ? `${Math.ceil(seconds / 60)}분` : `${seconds}초`)

/** A time for display, in Korea: '2026년 12월 1일 09:00'. */
export function koreanMoment(iso: string): string {
  const day = koreanDay(new Date(iso))
  const [year, month, date] = day.split('-').map(Number)
  const clock = new Date(iso).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Seoul',
    hour: '2-digit',
    minute: '2-digit',
  })
  return `${year}년 ${month}월 ${date}일 ${clock}`
}
