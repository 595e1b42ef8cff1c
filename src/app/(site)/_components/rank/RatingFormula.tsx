import { RATING_PRIOR_DEFAULT, RATING_PRIOR_REVIEWS, ratingScore } from '@/domain/ratingFormula'

/** The mean of all reviews in the example, and two invented places. */
const MEAN = 4
const ONE = { average: 5, reviews: 1 }
const MANY = { average: 4.6, reviews: 20 }

const scoreOf = ({ average, reviews }: typeof ONE): string => ratingScore(average, reviews, MEAN).toFixed(2)

/** Uses the real constants. */
export function RatingFormula() {
  return (
    <>
      <h2>평점 순은 어떻게 계산하나요</h2>
      <p>
        리뷰 하나로 별 다섯을 받은 곳이 스무 명이 칭찬한 곳보다 앞서지 않도록, 어느 곳에나 전체 평균을 준 리뷰{' '}
        {RATING_PRIOR_REVIEWS}개가 먼저 있는 것으로 치고 평균을 내요(베이즈 평균).
      </p>
      <p className="border-y border-line py-4 font-semibold">
        ({RATING_PRIOR_REVIEWS} × 전체 평균 + 그곳의 별점 합) ÷ ({RATING_PRIOR_REVIEWS} + 그곳의 리뷰 수)
      </p>
      <ul>
        <li>
          예: 전체 평균이 {MEAN.toFixed(1)}이면 별 {ONE.average}개 리뷰 하나는 {scoreOf(ONE)}, 평균 {MANY.average}의
          리뷰 {MANY.reviews}개는 {scoreOf(MANY)}이어서 뒤의 곳이 앞에 서요.
        </li>
        <li>
          화면에 적힌 평점은 그곳 리뷰의 평균 그대로예요. 이 계산은 정렬에만 쓰고, 리뷰가 없는 곳은 모든 곳의 뒤에 둬요.
        </li>
        <li>전체 평균은 한 시간마다 다시 내요. 리뷰가 하나도 없을 때는 {RATING_PRIOR_DEFAULT}점이에요.</li>
      </ul>
    </>
  )
}
