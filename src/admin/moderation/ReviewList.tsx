import { DataTable } from 'react-admin'
import { RATING_MAX, RATING_MIN } from '@/domain/review'
import { displayRegion } from '@/domain/region/regionNames'
import { FilterChip } from '../kit/filters/FilterBar'
import { FilterRegion } from '../kit/filters/filterPickers'
import { FilterSelect } from '../kit/filters/FilterSelect'
import { koreanMoment } from '../kit/dates/koreanDate'
import { RatingStars } from '../kit/marks'
import { ContentCell, ContentList } from './ContentList'
import { FilterState } from './ContentStatus'
import { isShown, type ModeratedRow } from './moderated'
import { RowActions } from './ModerationButtons'

interface ReviewRow extends ModeratedRow {
  restaurant: number
  restaurantTitle: string | null
  province: string | null
  district: string | null
  rating: number
  photoCount: number
}

const HELP = `회원이 식당에 남긴 리뷰예요.
숨기거나 지우면 평점에서도 곧바로 빠지고, 쓴 사람에게 이유와 함께 알림이 가요.
줄을 누르면 식당과 사진, 쓴 사람, 신고, 이전 결정이 옆에 열려요.
여럿을 골라 한꺼번에 처리할 수도 있어요.`

const Column = DataTable.Col<ReviewRow>

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, index) => ({
  id: String(RATING_MAX - index),
  name: `${RATING_MAX - index}점`,
}))

export const ReviewList = () => (
  <ContentList
    resource="reviews"
    help={HELP}
    searches="식당, 닉네임, 내용"
    filters={
      <>
        <FilterState />
        <FilterSelect source="rating" label="별점" choices={RATINGS} parse={Number} />
        <FilterRegion />
        <FilterChip source="restaurant" label={() => '한 식당의 리뷰만'} />
      </>
    }
  >
    <Column source="content" disableSort render={(row) => <ContentCell row={row} {...placeOf(row)} />} />
    <Column source="rating" render={({ rating }) => <RatingStars rating={rating} />} />
    <Column source="createdAt" render={({ createdAt }) => koreanMoment(createdAt)} />
    <Column
      label="할 일"
      render={(row) => (
        <RowActions
          resource="reviews"
          row={row}
          name={`${row.restaurantTitle ?? '식당'} 리뷰`}
          href={isShown(row) ? `/restaurants/${row.restaurant}#reviews` : null}
        />
      )}
    />
  </ContentList>
)

function placeOf({ restaurantTitle, province, district, photoCount }: ReviewRow) {
  const region = province && displayRegion({ province, district }, { short: true })
  return {
    place: restaurantTitle ?? '식당 없음',
    facts: [region ?? '', photoCount ? `사진 ${photoCount}장` : ''],
  }
}
