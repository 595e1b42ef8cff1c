import { afterAll, beforeAll, expect, it } from 'vitest'
import { addComment, addPost } from '../setup/community'
import { addRow } from '../setup/rows'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addMember } from '../setup/members'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('A report is about exactly one thing, of the type that it names', async () => {
  const author = await addMember(test.pool, { nickname: '글쓴이' })
  const post = await addPost(test.pool, author)
  const comment = await addComment(test.pool, post, author)
  const report = (target_type: 'post' | 'comment', of: { post?: number; comment?: number }) =>
    addRow(test.pool, 'reports', { target_type, post_id: of.post, comment_id: of.comment })
  const REFUSED = { constraint: 'reports_one_target' }
  await expect(report('comment', { post })).rejects.toMatchObject(REFUSED)
  await expect(report('post', { post, comment })).rejects.toMatchObject(REFUSED)
  await expect(report('post', {})).rejects.toMatchObject(REFUSED)
  await expect(report('post', { post })).resolves.toBeGreaterThan(0)
})
