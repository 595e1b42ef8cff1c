import { REVIEW_STATUS_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import type { ReviewStatus } from '@/domain/review/states'
import { koreanDate } from '../../kit/dates/koreanDate'
import { StatusTag } from '../../kit/StatusTag'
import { RelatedList } from './RelatedList'

interface Review {
  id: number
  authorNickname: string | null
  rating: number
  content: string
  status: ReviewStatus
  createdAt: string
}

export const ReviewsTab = ({ restaurant }: { restaurant: number }) => (
  <RelatedList<Review>
    resource="reviews"
    restaurant={restaurant}
    sort="createdAt"
    empty="리뷰가 없어요."
    all="리뷰에서 모두 보기"
    row={({ authorNickname, rating, content, status, createdAt }) => (
      <>
        <div style={{ display: 'flex', gap: 8, alignItems: 'baseline' }}>
          <b style={{ fontWeight: 640 }}>{authorNickname ?? WITHDRAWN_MEMBER}</b>
          <span aria-label={`별점 ${rating}`}>★ {rating}</span>
          {status !== 'published' && <StatusTag tone="mid">{REVIEW_STATUS_LABELS[status]}</StatusTag>}
          <span style={{ marginLeft: 'auto', color: 'var(--faint)', fontSize: 12 }}>{koreanDate(createdAt)}</span>
        </div>
        <div style={{ color: 'var(--soft)', fontSize: 13, whiteSpace: 'pre-line' }}>{content}</div>
      </>
    )}
  />
)
