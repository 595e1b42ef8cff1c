import { z } from 'zod'
import { restaurantIdSchema } from '@/contract/directoryQuery'
import { REPORTS_PER_HOUR, TRASH_DAYS } from '@/domain/moderation/moderation'
import { REVIEWS_PER_HOUR } from '@/domain/review'
import {
  helpfulSchema,
  myReviewPageSchema,
  myReviewStateSchema,
  newReportSchema,
  newReviewSchema,
  ownReviewSchema,
  reviewId,
  reviewQuerySchema,
} from '@/contract/reviews'
import { setHelpful } from '@/server/likes'
import { reportContent } from '@/server/moderation/reportContent'
import { listOwnReviews, readReviewState } from '@/server/reviews/ownReviews'
import { restoreReview, trashReview, updateReview, writeReview } from '@/server/reviews/writeReview'
import { creationFrom } from '../http/creation'
import { memberRoute } from '../http/route'

const params = z.object({ id: reviewId })

export const memberReviews = [
  memberRoute({
    at: 'POST /api/v1/restaurants/{id}/reviews',
    access: 'create reviews',
    operation: { id: 'writeReview', tag: 'reviews', summary: '식당에 리뷰를 써요.' },
    description: `식당마다 하나를 쓸 수 있어요. 이미 썼으면 409예요. 쓰기와 고치기는 한 시간에 ${REVIEWS_PER_HOUR}번까지예요.`,
    request: { params: restaurantIdSchema, body: newReviewSchema },
    creates: true,
    answer: ownReviewSchema,
    run: ({ c, author, params: { id }, body }) => writeReview(author, id, body, creationFrom(c, author.member, body)),
  }),
  memberRoute({
    at: 'PUT /api/v1/reviews/{id}',
    access: 'update reviews',
    operation: { id: 'rewriteReview', tag: 'reviews', summary: '자신의 리뷰를 고쳐요.' },
    description: '보낸 것으로 모두 바뀌어요. 바뀐 것이 없으면 고친 때(edited_at)도 그대로예요.',
    request: { params, body: newReviewSchema },
    answer: ownReviewSchema,
    run: ({ author, params: { id }, body }) => updateReview(author, id, body),
  }),
  memberRoute({
    at: 'DELETE /api/v1/reviews/{id}',
    access: 'delete reviews',
    operation: { id: 'deleteReview', tag: 'reviews', summary: '자신의 리뷰를 지워요.' },
    description: `${TRASH_DAYS}일 안에는 되돌릴 수 있고, 그 뒤에는 사진과 함께 완전히 지워져요.`,
    request: { params },
    run: ({ author, params: { id } }) => trashReview(author, id),
  }),
  memberRoute({
    at: 'POST /api/v1/reviews/{id}/restore',
    access: 'update reviews',
    operation: { id: 'restoreReview', tag: 'reviews', summary: '지운 리뷰를 되돌려요.' },
    description: '그 사이에 새 리뷰를 썼으면 409예요.',
    request: { params },
    answer: ownReviewSchema,
    run: ({ author, params: { id } }) => restoreReview(author, id),
  }),
  memberRoute({
    at: 'PUT /api/v1/reviews/{id}/helpful',
    access: 'create review-votes',
    operation: { id: 'voteHelpful', tag: 'reviews', summary: '리뷰가 도움이 되었다고 표시해요.' },
    description: '두 번 보내도 한 번이에요. 자신의 리뷰에는 할 수 없어요.',
    request: { params },
    answer: helpfulSchema,
    run: ({ author, params: { id } }) => setHelpful(author, id, true),
  }),
  memberRoute({
    at: 'DELETE /api/v1/reviews/{id}/helpful',
    access: 'delete review-votes',
    operation: { id: 'takeBackHelpful', tag: 'reviews', summary: '도움이 되었다는 표시를 취소해요.' },
    request: { params },
    answer: helpfulSchema,
    run: ({ author, params: { id } }) => setHelpful(author, id, false),
  }),
  memberRoute({
    at: 'POST /api/v1/reviews/{id}/reports',
    access: 'create reports',
    operation: { id: 'reportReview', tag: 'reviews', summary: '리뷰를 신고해요.' },
    description: `처리되지 않은 신고가 있으면 409예요. 한 시간에 ${REPORTS_PER_HOUR}번까지 신고할 수 있어요.`,
    request: { params, body: newReportSchema },
    run: ({ author, params: { id }, body }) => reportContent(author, { type: 'review', id }, body),
  }),
  memberRoute({
    at: 'GET /api/v1/me/reviews/of/{restaurantId}',
    access: 'read account',
    operation: {
      id: 'readMyReview',
      tag: 'reviews',
      summary: '한 식당에 쓴 자신의 리뷰와, 표시하거나 신고한 리뷰를 읽어요.',
    },
    request: { params: z.object({ restaurantId: restaurantIdSchema.shape.id }) },
    answer: myReviewStateSchema,
    run: ({ pool, member, params: { restaurantId } }) => readReviewState(pool, member.id, restaurantId),
  }),
  memberRoute({
    at: 'GET /api/v1/me/reviews',
    access: 'read account',
    operation: { id: 'listMyReviews', tag: 'reviews', summary: '자신이 쓴 리뷰를 새것부터 읽어요.' },
    description: '숨겨졌거나 검토 중인 것도 그 상태(status)와 함께 나와요.',
    request: { query: reviewQuerySchema.pick({ page: true }).strict() },
    answer: myReviewPageSchema,
    run: ({ pool, member, query: { page } }) => listOwnReviews(pool, member.id, page),
  }),
]
