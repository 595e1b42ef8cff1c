import type { UnreadPart } from '@/domain/expense/importReport'

/** '시트 ‘표지’ (3행)', '12행부터 다른 표 (5행)', '2쪽 (글자가 없는 그림이거나 빈 쪽)', '2번째 구역 (깨져서 읽지 못한 부분)' */
export function unreadPart({ kind, sheet, at, rows, letters }: UnreadPart): string {
  const [size, count] = [letters, rows].map((many) => many.toLocaleString('ko-KR'))
  if (kind === 'section') return `${at > 0 ? `${at}번째 구역` : '문서의 일부'} (깨져서 읽지 못한 부분)`
  if (kind === 'page') return `${at}쪽 (${letters === 0 ? '글자가 없는 그림이거나 빈 쪽' : `글자 ${size}자`})`
  const where = [sheet !== null && `시트 ‘${sheet}’`, kind === 'table' && `${at}행부터 다른 표`].filter(Boolean)
  return `${where.join(', ')} (${count}행)`
}
