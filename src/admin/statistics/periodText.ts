import type { StaffStatistics } from '@/domain/statistics/statistics'
import { yearText } from '@/messages/yearText'

/** '2025년', '2024년 1–2월' if only those months have visits, '2025년 3월', '전체 기간'. */
export function periodText(period: string, periods: StaffStatistics['periods']): string {
  if (period === 'all' || period === '') return '전체 기간'
  const [year, month] = period.split('-')
  return month === undefined ? yearText(Number(year), periods?.months ?? []) : `${year}년 ${Number(month)}월`
}
