import type { Category } from '../directory/listOrder'

/** A filter that a word stands for: a category, or one kind of food in it. */
export interface KindWord {
  /** display name */
  name: string
  category?: Exclude<Category, 'all'>
  subCategory?: string
}

const kitchen = (name: string, others = ''): [KindWord, string] => [{ name, subCategory: name }, `${name} ${others}`]

/** Words that stand for kinds of eating places. Dishes are left out, because names contain them. */
export const KIND_WORDS: readonly [kind: KindWord, words: string][] = [
  [{ name: '카페', category: 'cafe' }, '카페 까페 커피숍 커피샵 커피전문점 찻집'],
  [{ name: '음식점', category: 'restaurant' }, '음식점'],
  kitchen('베이커리', '빵집 제과점'),
  kitchen('한식', '한식당 한식집'),
  kitchen('고기구이', '고깃집 고기집'),
  kitchen('횟집', '회집'),
  kitchen('국수', '국숫집 국수집'),
  kitchen('중식', '중식당 중식집 중국집 중화요리 중국요리'),
  kitchen('일식', '일식당 일식집'),
  kitchen('양식', '양식당 양식집'),
  kitchen('아시아음식'),
  kitchen('분식', '분식집'),
  kitchen('치킨', '치킨집'),
  kitchen('피자', '피자집'),
  kitchen('패스트푸드'),
  kitchen('샐러드', '샐러드집'),
  kitchen('주점', '술집'),
  kitchen('뷔페', '부페'),
]
