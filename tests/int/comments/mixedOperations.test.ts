import { expect, it } from 'vitest'
import type { CommentLike } from '@/contract/comments'
import { scaled } from '../../setup/scale'
import type { TestMember } from '../setup/reviews'
import { commentHarness } from './commentHarness'

const { harness, writer, reader, sql, update, written, say, said, wrongCounters } = commentHarness()

const OPERATIONS = scaled(400, 10_000)
/** As many at once as connections are not waited for too long. */
const AT_ONCE = 40

it(
  'Counters equal the rows after a parallel mix of what members and staff do with comments, posts and reviews',
  async () => {
    const post = await written()
    const people: TestMember[] = []
    for (let i = 0; i < 10; i++) people.push(await harness().join(`사람 ${i}`))
    const pick = <T>(from: readonly T[], i: number): T => from[(i * 7919 + (i >> 3)) % from.length] as T
    const roots = [await said(post), await said(post, {}, writer())]
    const made = roots.map((id, i) => ({ id, by: i === 0 ? reader() : writer() }))
    /** What its author deleted is not restored. */
    const moderate = (turn: number, collection: 'comments' | 'reviews', id: number) =>
      update(
        collection,
        id,
        turn % 2 ? { status: 'hidden', hiddenReason: '살펴보는 중' } : { status: 'published' },
      ).then(
        () => ({ status: 200 }),
        ({ status }: { status: number }) => ({ status }),
      )
    const reviews: { id: number; by: TestMember }[] = []
    /** Of the post itself, and of reviews of two restaurants. */
    const actElsewhere = async (i: number, who: TestMember): Promise<{ status: number }> => {
      if (i % 4 === 0) return who.send(i % 3 ? 'PUT' : 'DELETE', `/posts/${post}/like`)
      const review = reviews.length > 0 && pick(reviews, i)
      if (!review || i % 4 === 1) {
        await sql().query('DELETE FROM rate_limits WHERE key = $1', [`review:${who.id}`])
        const place = harness().restaurant(i % 3 ? '닭한마리' : '빈대떡')
        const answer = await who.send<{ id: number }>('POST', `/restaurants/${place}/reviews`, { rating: 1 + (i % 5) })
        if (answer.status === 201) reviews.push({ id: answer.body.id, by: who })
        return answer
      }
      if (i % 11 === 3) return moderate(i, 'reviews', review.id)
      if (i % 4 === 2)
        return review.by.send(i % 3 ? 'DELETE' : 'POST', `/reviews/${review.id}${i % 3 ? '' : '/restore'}`)
      if (i % 8 === 3) return who.send('POST', `/reviews/${review.id}/reports`, { reason: 'inappropriate' })
      return who.send(i % 3 ? 'PUT' : 'DELETE', `/reviews/${review.id}/helpful`)
    }
    const act = async (i: number): Promise<{ status: number }> => {
      const [{ id, by }, who] = [pick(made, i), pick(people, i * 3 + (i % 5))]
      if (i % 6 === 5) return actElsewhere(Math.floor(i / 6), who)
      if (i % 5 === 0) {
        await sql().query('DELETE FROM write_cooldowns WHERE user_id = $1', [who.id])
        const answer = await say(post, { parent_id: i % 2 ? null : pick(roots, i) }, who)
        if (answer.status === 201) made.push({ id: answer.body.id, by: who })
        return answer
      }
      if (i % 7 === 1) return by.send('DELETE', `/comments/${id}`)
      if (i % 7 === 2) return by.send('POST', `/comments/${id}/restore`)
      if (i % 11 === 3) return moderate(i, 'comments', id)
      return who.send<CommentLike>(i % 3 ? 'PUT' : 'DELETE', `/comments/${id}/like`)
    }
    const counts: Record<number, number> = {}
    for (let i = 0; i < OPERATIONS; i += AT_ONCE)
      for (const { status } of await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => act(i + n))))
        counts[status] = (counts[status] ?? 0) + 1
    // Staff decide last, since a later write would count again.
    await Promise.all([
      ...reviews.slice(-AT_ONCE / 2).map(({ id }, i) => moderate(i, 'reviews', id)),
      ...made.slice(-AT_ONCE / 2).map(({ id }, i) => moderate(i, 'comments', id)),
    ])
    expect(Object.keys(counts).filter((status) => Number(status) >= 500)).toEqual([])
    expect(made.length).toBeGreaterThan(10)
    expect((await sql().query('SELECT FROM comment_likes')).rowCount).toBeGreaterThan(3)
    expect(reviews.length).toBeGreaterThan(3)
    expect(await wrongCounters()).toEqual([])
    expect(await harness().wrongNumbers()).toEqual([])
  },
  60_000 + OPERATIONS * 60,
)
