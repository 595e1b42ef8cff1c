import type { OwnReview } from '@/contract/reviews'
import type { TestMember } from '../setup/reviews'
import { reviewHarness } from './reviewHarness'

/** The review API, with one restaurant to review. */
export function writtenReviews() {
  const { harness, writer, reader } = reviewHarness()
  const place = () => harness().restaurant()
  const write = (who: TestMember, body: unknown = { rating: 4, content: '국물이 맑아요.' }, at = place()) =>
    who.send<OwnReview>('POST', `/restaurants/${at}/reviews`, body)
  const stored = async () =>
    (
      await harness().test.pool.query<{ id: number; content: string | null; status: string; deleted: boolean }>(
        'SELECT id, content, status, deleted_at IS NOT NULL AS deleted FROM reviews ORDER BY id',
      )
    ).rows
  const numbers = async (id = place()) =>
    (
      await harness().test.pool.query<{ avg_rating: number; review_count: number }>(
        'SELECT DISTINCT avg_rating, review_count FROM restaurant_stats WHERE restaurant_id = $1',
        [id],
      )
    ).rows
  return { harness, writer, reader, place, write, stored, numbers }
}
