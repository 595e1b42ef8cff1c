import {
  RANK_FORMULA_DATE,
  RANK_FORMULA_VERSION,
  RATING_PRIOR_DEFAULT,
  RATING_PRIOR_REVIEWS,
  ratingScore,
} from '@/domain/directory/rank'

/** The mean of all reviews in the example, and two invented places. */
const MEAN = 4
const ONE = { average: 5, reviews: 1 }
const MANY = { average: 4.6, reviews: 20 }

const scoreOf = ({ average, reviews }: typeof ONE): string => ratingScore(average, reviews, MEAN).toFixed(2)

export const RANKING = {
  title: '순위 산정 방식',
  description: '공공밥상의 순위를 무엇으로 어떻게 매기는지, 예와 함께 밝혀요.',
  edition: (day: string): string => `${RANK_FORMULA_VERSION}판 · ${day}부터`,
  date: RANK_FORMULA_DATE,
  rule: '방문 수가 많은 곳이 먼저예요. 방문 수가 같으면 찾은 기관이 많은 곳이 먼저이고, 둘 다 같으면 같은 순위예요.',
  example: '예: 지어낸 다섯 식당',
  figures: (visits: number, agencies: number): string => `방문 ${visits} · 기관 ${agencies}`,
  columns: ['순위', '식당', '방문 수', '기관 수', '까닭'],
  ratingFormula: `(${RATING_PRIOR_REVIEWS} × 전체 평균 + 그곳의 별점 합) ÷ (${RATING_PRIOR_REVIEWS} + 그곳의 리뷰 수)`,
} as const

/** Invented, so that no real place serves as an example. */
export const RANKING_EXAMPLE = [
  { name: '가 식당', visits: 30, agencies: 4, rank: 1, why: '방문이 가장 많아요.' },
  { name: '나 식당', visits: 21, agencies: 9, rank: 2, why: '다 식당과 방문은 같지만 기관이 더 많아요.' },
  { name: '다 식당', visits: 21, agencies: 6, rank: 3, why: '라 식당과 모두 같아 3위를 나눠요.' },
  { name: '라 식당', visits: 21, agencies: 6, rank: 3, why: '다 식당과 모두 같아 3위를 나눠요.' },
  { name: '마 식당', visits: 20, agencies: 12, rank: 5, why: '앞에 네 곳이 있어요. 기관이 많아도 방문이 먼저예요.' },
] as const

/** Markdown around the example and the formula, with the real constants. */
export const RANKING_TEXT = {
  method: `
## 무엇을 집계하나요

- **방문 수**는 공개된 업무추진비 집행 내역에서 그 식당에 쓴 것으로 확인된 줄의 수예요. 한 줄이 한 번의 방문이에요.
- **기관 수**는 그 방문을 남긴 기관의 수예요. 한 기관이 백 번 간 곳과 여러 기관이 찾은 곳을 가려 줘요.
- 금액, 평점, 광고는 순위에 들어가지 않아요. 금액은 ‘쓴 금액 많은 순’으로 따로 볼 수 있어요.

## 어디에서 비교하나요

순위는 시군구, 시도, 전국에서 따로 집계해요. 영업 중인 것으로 확인되고 방문 기록이 하나라도 있는 식당끼리 비교하며, 문을 닫은 곳은 빼요.

## 같은 순위 다음은 몇 위인가요

앞에 선 곳의 수에 하나를 더한 것이 순위예요. 그래서 2위가 두 곳이면 다음은 4위예요.
`,
  rating: `
## 평점 순은 어떻게 계산하나요

리뷰 하나로 별 다섯을 받은 곳이 스무 명이 칭찬한 곳보다 앞서지 않도록, 어느 곳에나 전체 평균을 준 리뷰 ${RATING_PRIOR_REVIEWS}개가 먼저 있는 것으로 치고 평균을 내요(베이즈
평균).
`,
  ratingNotes: `
- 예: 전체 평균이 ${MEAN.toFixed(1)}이면 별 ${ONE.average}개 리뷰 하나는 ${scoreOf(ONE)}, 평균 ${MANY.average}의 리뷰
  ${MANY.reviews}개는 ${scoreOf(MANY)}이어서 뒤의 곳이 앞에 서요.
- 화면에 적힌 평점은 그곳 리뷰의 평균 그대로예요. 이 계산은 정렬에만 쓰고, 리뷰가 없는 곳은 모든 곳의 뒤에 둬요.
- 전체 평균은 한 시간마다 다시 내요. 리뷰가 하나도 없을 때는 ${RATING_PRIOR_DEFAULT}점이에요.
`,
  rest: `
## 다른 순서로 볼 때

찾은 기관, 평점, 쓴 금액, 최근 방문, 1인당 금액으로 정렬할 때 값이 같으면 방문 수, 찾은 기관 수, 이름(가나다) 순서로 앞뒤를 정해요. 금액 순에서는 줄마다 쓴 금액을 함께 보여 드려요.

## 알아 두실 점

- 공개하지 않았거나 아직 모으지 못한 기관의 방문은 셀 수 없어요. 기록이 많은 지역이 유리해요.
- 연도나 기관 종류, 기관으로 목록을 거르면 방문, 기관, 금액은 그만큼의 기록으로 다시 집계하지만, 함께 보이는 순위와 평점은 전체 기록으로 센 거예요.
- 식당마다 ‘왜 이 순위?’에서 앞에 선 곳과 같은 순위인 곳의 수를 볼 수 있고, 센 기록은 모두 [원문과 함께](/about) 공개해요.
- 방법을 바꾸면 버전과 날짜를 올려 이곳에 적어요.
`,
} as const
