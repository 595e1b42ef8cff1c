import type { UnreadPart } from '@/domain/expense/importReport'

/** '시트 ‘표지’ (3행)', '2쪽 (글자가 없는 그림이거나 빈 쪽)': a part of a file of which nothing was read. */
export function unreadPart({ sheet, page, rows, letters }: UnreadPart): string {
  const where = page === null ? `시트 ‘${sheet ?? ''}’` : `${page}쪽`
  const counted = rows === null ? `글자 ${letters.toLocaleString('ko-KR')}자` : `${rows.toLocaleString('ko-KR')}행`
  return `${where} (${letters === 0 ? '글자가 없는 그림이거나 빈 쪽' : counted})`
}
