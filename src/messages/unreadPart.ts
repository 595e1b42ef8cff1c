import type { UnreadPart } from '@/domain/expense/importReport'

/** A part of a file that was not read: '시트 ‘표지’ (3행)', '12행부터 다른 표 (5행)', '2쪽 (글자가 없는 그림이거나 빈 쪽)'. */
export function unreadPart({ kind, sheet, at, rows, letters }: UnreadPart): string {
  const [size, count] = [letters, rows].map((many) => many.toLocaleString('ko-KR'))
  if (kind === 'page') return `${at}쪽 (${letters === 0 ? '글자가 없는 그림이거나 빈 쪽' : `글자 ${size}자`})`
  const where = [sheet !== null && `시트 ‘${sheet}’`, kind === 'table' && `${at}행부터 다른 표`].filter(Boolean)
  return `${where.join(', ')} (${count}행)`
}
