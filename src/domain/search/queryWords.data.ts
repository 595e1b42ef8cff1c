export const MEALS = ['lunch', 'dinner', 'group'] as const
export type Meal = (typeof MEALS)[number]

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** Words for a meal, in the form of `searchText`. */
export const MEAL_WORDS: Record<Meal, readonly string[]> = {
  lunch: words('점심 점심식사 점심밥 점심시간 점심메뉴 런치 오찬 lunch'),
  dinner: words('저녁 저녁식사 저녁밥 디너 만찬 dinner'),
  group: words('회식 회식하기 회식장소 회식집 저녁회식 점심회식 단체 단체회식 단체모임 모임 모임하기 모임장소'),
}

/** Words that say that a place is near the one named. */
export const NEAR_WORDS: readonly string[] = words(
  '근처 근처에 근처에서 근처의 주변 주변에 주변에서 주변의 인근 인근에 부근 부근에 앞 앞에 옆 근처 가까운 걸어서 도보',
)

/** Words of a request that name nothing: what is left of it is looked for. */
export const FILLER_WORDS: readonly string[] = words(
  `맛집 맛집추천 추천 추천해줘 추천좀 맛있는 맛있는집 괜찮은 좋은 좋을 유명한 인기 인기있는 가볼만한 갈만한 먹을만한 만한 있을 자주 가는 많이 찾는
   알려줘 찾아줘 어디 요즘 새로 뜨는 안 안에 이내 거리 우리 기관 사람들이 사람들 한사람 1인당 전체 여럿 방이있을 방이있는 방있는 룸있는`,
)

/** Such words, too, but names of restaurants have them: they are left out next to something that was understood. */
export const SOFT_FILLER_WORDS: readonly string[] = words('식당 식당들 밥집 밥 집 곳 식사 먹을곳 동네 이 시 구')

/** What follows a place without a space: '시청역에서', '강남맛집'. */
export const PLACE_ENDINGS: readonly string[] = words(
  '근처에서 주변에서 근처 주변 인근 부근 앞 에서 에 의 맛집추천 맛집 밥집 식당',
)
