import { afterAll, beforeAll, expect, it } from 'vitest'
import { addComment, addPost } from '../setup/community'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addMember } from '../setup/members'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('a report is about exactly one thing, of the type that it names', async () => {
  const author = await addMember(test.pool, { nickname: '글쓴이' })
  const post = await addPost(test.pool, author)
  const comment = await addComment(test.pool, post, author)
  const report = (type: string, of: { post?: number; comment?: number }) =>
    test.pool.query('INSERT INTO reports (target_type, post_id, comment_id) VALUES ($1, $2, $3)', [
      type,
      of.post,
      of.comment,
    ])
  const REFUSED = { constraint: 'reports_one_target' }
  await expect(report('comment', { post })).rejects.toMatchObject(REFUSED)
  await expect(report('post', { post, comment })).rejects.toMatchObject(REFUSED)
  await expect(report('post', {})).rejects.toMatchObject(REFUSED)
  await expect(report('post', { post })).resolves.toMatchObject({ rowCount: 1 })
})
