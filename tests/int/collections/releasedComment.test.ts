import { afterAll, beforeAll, expect, it } from 'vitest'
import { addComment, addPost } from '../setup/community'
import { addMember } from '../setup/members'
import { createTestPayload, type TestPayload } from '../setup/payload'

let test: TestPayload
beforeAll(async () => {
  test = await createTestPayload()
})
afterAll(() => test.drop())

it('A held comment notifies the post’s author once, when Payload publishes it', async () => {
  const author = await addMember(test.pool, { nickname: '글쓴 이' })
  const writer = await addMember(test.pool, { nickname: '댓글 단 이' })
  const comment = await addComment(test.pool, await addPost(test.pool, author), writer)
  await test.pool.query(`UPDATE comments SET status = 'pending', held_reason = 'word' WHERE id = $1`, [comment])
  const setStatus = (status: 'published' | 'hidden') =>
    test.payload.update({ collection: 'comments', id: comment, data: { status }, context: { reason: '살펴보는 중' } })
  const told = async () => {
    const { rows } = await test.pool.query<{ user_id: number; kind: string; comment: number }>(
      `SELECT user_id, kind, (params ->> 'comment')::int AS comment FROM notifications WHERE kind = 'post_comment'`,
    )
    return rows
  }
  await setStatus('hidden')
  expect(await told()).toEqual([])
  await test.pool.query(`UPDATE comments SET status = 'pending', hidden_reason = NULL WHERE id = $1`, [comment])
  const once = [{ user_id: author, kind: 'post_comment', comment }]
  await setStatus('published')
  expect(await told()).toEqual(once)
  await setStatus('hidden')
  await setStatus('published')
  expect(await told()).toEqual(once)
})
