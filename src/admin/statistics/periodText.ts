/** '2025년', '2025년 3월', '전체 기간'. */
export function periodText(period: string): string {
  if (period === 'all' || period === '') return '전체 기간'
  const [year, month] = period.split('-')
  return month === undefined ? `${year}년` : `${year}년 ${Number(month)}월`
}
