import { josa } from 'es-hangul'
import { OCCASION_SHARE_DENOMINATOR, OCCASION_VISITS_MIN } from '@/domain/expense/occasions'
import type { Meal } from '@/domain/search/queryWords.data'

export const LIST_CONTROLS = {
  title: '목록 조건',
  open: '조건',
  openWith: (chosen: number) => `조건 ${chosen}`,
  close: '조건 닫기',
  show: (count: string) => `${count}곳 보기`,
  find: '찾기',
  reset: '초기화',
  sort: '정렬',
  provinceFirst: '시도를 고르고 찾기를 누르면 시군구를 고를 수 있어요.',
  applySort: '정렬하기',
} as const

export const NEW_PLACES = {
  link: '새 식당 소식(RSS)',
  title: (region: string): string => `공공밥상 ${region}에 새로 오른 식당`,
  description: (region: string): string => `${region}에서 업무추진비 기록에 처음 나온 식당이에요.`,
  item: (agencies: number, visits: number): string => `공공기관 ${agencies}곳, 방문 ${visits}번`,
  unknown: '그런 지역이 없어요.',
}

export const LIST_SEARCH = {
  around: (name: string) => `${name} 근처`,
  walkFrom: (name: string) => `${name}에서 가까운 순서로 보여 드려요.`,
  kindOnly: (kind: string) => `업종은 ${kind}만 모았어요.`,
  inPlaces: (places: string) => `지역은 ${josa(places, '이에요/예요')}.`,
  which: (word: string) => `어느 ${word}인가요?`,
  byName: (q: string) => `이름에 ‘${q}’ 들어간 곳 찾기`,
  planGroup: '인원과 예산으로 찾기',
  nothing: (q: string) => `‘${q}’에 맞는 식당을 찾지 못했어요`,
  nothingHere: '이 조건에 맞는 식당을 찾지 못했어요',
  advice: '이름의 일부나 초성(예: ㅈㅁㅅㄷ), 역이나 구청 이름으로 찾아 보세요.',
  wider: (count: string) => `조건을 풀고 ${count}곳 보기`,
  nearMe: '내 주변에서 찾기',
  nearest: '혹시 이곳을 찾으셨나요?',
  cuisines: '음식 종류',
  allCuisines: '모든 음식',
  occasion: '자리',
  anyOccasion: '모든 자리',
  occasionOf: (occasion: string, count: string | null) => (count === null ? occasion : `${occasion} ${count}곳`),
  usedFor: (occasion: string) =>
    `${josa(occasion, '으로/로')} ${OCCASION_VISITS_MIN}번 이상, 쓴 일이 적힌 방문의 ${OCCASION_SHARE_DENOMINATOR}분의 1 이상 찾은 곳이에요.`,
} as const

export const MEAL_NOTES: Record<Meal, string> = {
  lunch: '점심에 많이 가는 곳이에요. 저녁에 주로 가는 곳과 카페, 술집은 뺐어요.',
  dinner: '저녁에 많이 가는 곳이에요. 점심에 주로 가는 곳과 카페는 뺐어요.',
  group: '여럿이 가는 곳이에요. 두세 명이 주로 가는 곳과 카페는 뺐어요.',
}
