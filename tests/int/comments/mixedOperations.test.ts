import { expect, it } from 'vitest'
import type { CommentLike } from '@/domain/community/commentSchemas'
import { transaction } from '@/infra/database/pool'
import { hideContent, restoreContent } from '@/server/moderation/content'
import { scaled } from '../../setup/scale'
import type { TestMember } from '../setup/reviews'
import { commentHarness } from './commentHarness'

const { harness, writer, reader, sql, written, say, said, wrongCounters } = commentHarness()

const OPERATIONS = scaled(400, 10_000)
/** As many at once as connections are not waited for too long. */
const AT_ONCE = 40

it(
  'Counters equal the rows after a parallel mix of answers, likes, deletions, restorations and hides',
  async () => {
    const post = await written()
    const people: TestMember[] = []
    for (let i = 0; i < 10; i++) people.push(await harness().join(`사람 ${i}`))
    const pick = <T>(from: readonly T[], i: number): T => from[(i * 7919 + (i >> 3)) % from.length] as T
    const roots = [await said(post), await said(post, {}, writer())]
    const made = roots.map((id, i) => ({ id, by: i === 0 ? reader() : writer() }))
    const moderate = (turn: number, ids: number[]) =>
      transaction(sql(), async (tx) => {
        if (turn % 2) await hideContent(tx, { type: 'comment', ids, reason: '살펴보는 중' })
        else await restoreContent(tx, { type: 'comment', ids })
        return { status: 200 }
      })
    const act = async (i: number): Promise<{ status: number }> => {
      const [{ id, by }, who] = [pick(made, i), pick(people, i * 3 + (i % 5))]
      if (i % 5 === 0) {
        await sql().query('DELETE FROM write_cooldowns WHERE user_id = $1', [who.id])
        const answer = await say(post, { parent_id: i % 2 ? null : pick(roots, i) }, who)
        if (answer.status === 201) made.push({ id: answer.body.id, by: who })
        return answer
      }
      if (i % 7 === 1) return by.send('DELETE', `/comments/${id}`)
      if (i % 7 === 2) return by.send('POST', `/comments/${id}/restore`)
      if (i % 11 === 3) return moderate(i, [id])
      return who.send<CommentLike>(i % 3 ? 'PUT' : 'DELETE', `/comments/${id}/like`)
    }
    const counts: Record<number, number> = {}
    for (let i = 0; i < OPERATIONS; i += AT_ONCE)
      for (const { status } of await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => act(i + n))))
        counts[status] = (counts[status] ?? 0) + 1
    expect(Object.keys(counts).filter((status) => Number(status) >= 500)).toEqual([])
    expect(made.length).toBeGreaterThan(10)
    expect((await sql().query('SELECT FROM comment_likes')).rowCount).toBeGreaterThan(3)
    expect(await wrongCounters()).toEqual([])
  },
  60_000 + OPERATIONS * 60,
)
