import { koreanDay } from '@/domain/koreanDay'
import { formatDay } from './day'

const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' })

/** An instant with time in Korea: '2026-10-29T05:04:00Z' → '2026. 10. 29. 14:04'. */
export function formatMoment(iso: string): string {
  const at = new Date(iso)
  return `${formatDay(koreanDay(at))} ${time.format(at)}`
}
