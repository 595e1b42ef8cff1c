import { RATING_MAX, RATING_MIN, REVIEW_TEXT_MAX } from '@/domain/review/limits'
import { restaurantTitle } from '@/domain/restaurantTitle'
import { parseDate } from '../transform/record/parseDate'
import { FieldReader, recordId, type Reading } from './fieldReader'
import { PLACE_COLUMNS, placeKeysOf, readPlace } from './placeCells'
import type { RecordDefinition } from './recordDefinition'

const REVIEW_COLUMNS = {
  restaurantId: ['식당번호', '번호', 'restaurant_id'],
  restaurant: ['식당', '식당명', '상호', '상호명', '음식점', '업소명', 'restaurant', 'restaurant_name'],
  ...PLACE_COLUMNS,
  memberId: ['회원번호', 'member_id', 'user_id'],
  member: ['회원', '닉네임', '별명', '작성자', '쓴사람', 'member', 'nickname', 'author'],
  rating: ['별점', '평점', '점수', 'rating', 'stars', 'score'],
  content: ['내용', '리뷰', '리뷰내용', '후기', '평', 'content', 'review', 'text'],
  writtenOn: ['작성일', '작성일자', '쓴날', '날짜', '등록일', 'written_on', 'created_at', 'date'],
} as const satisfies RecordDefinition['columns']

/** '4', '4.0', '4점', '★★★★'. */
function rating(text: string): Reading {
  const stars = /^★+☆*$/.test(text) ? text.replaceAll('☆', '').length : null
  const number = stars ?? Number(/^(\d{1,2})(?:\.0+)?점?$/.exec(text)?.[1] ?? NaN)
  return number >= RATING_MIN && number <= RATING_MAX ? { value: number } : { reason: 'rating_invalid' }
}

const day =
  (today: string) =>
  (text: string): Reading => {
    const { spentAt, reason } = parseDate(text, '', today)
    if (spentAt === null) return { reason: reason === 'date_future' ? 'date_future' : 'date_unreadable' }
    return { value: spentAt }
  }

/** The member must exist. */
export const REVIEW_RECORD: RecordDefinition<keyof typeof REVIEW_COLUMNS> = {
  columns: REVIEW_COLUMNS,
  required: [['restaurantId', 'restaurant'], ['memberId', 'member'], ['rating'], ['content']],
  parse(cell, today) {
    const row = new FieldReader(cell)
    row.read('restaurantId', null, recordId)
    const isNumbered = 'restaurantId' in row.values
    row.read('restaurant', isNumbered ? null : 'restaurant_missing')
    readPlace(row)
    if (!isNumbered && !row.text('address') && !row.text('district')) row.reject('restaurant', 'place_missing')
    row.read('memberId', null, recordId)
    row.read('member', 'memberId' in row.values ? null : 'member_missing')
    row.read('rating', 'rating_missing', rating)
    row.readLines('content', 'content_missing', REVIEW_TEXT_MAX)
    row.read('writtenOn', null, day(today))
    const name = row.text('restaurant')
    return {
      fields: {
        title: name === '' ? '' : restaurantTitle(name, row.text('branch')),
        values: row.values,
        defaults: {},
        place: name === '' ? null : placeKeysOf(row, name),
      },
      problem: row.problem,
    }
  },
}
