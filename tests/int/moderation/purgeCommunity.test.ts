import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TRASH_DAYS } from '@/domain/moderation/moderation'
import { purgeCommunity } from '@/server/moderation/purgeTrash'
import { addComment, addPost, addReport } from '../setup/community'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { emptyTables } from '../setup/emptyTables'
import { addMember } from '../setup/members'
import { addRow } from '../setup/rows'

describe('Trash of posts and comments', () => {
  let database: TestDatabase
  let author: number
  let people = 0
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await emptyTables(database.pool, ['posts', 'comments', 'reports'])
    author = await addMember(database.pool, { nickname: `글쓴이 ${++people}` })
  })

  const throwAway = (table: 'posts' | 'comments', id: number, days: number) =>
    database.pool.query(`UPDATE ${table} SET deleted_at = now() - make_interval(days => $2, mins => 1) WHERE id = $1`, [
      id,
      days,
    ])
  const rows = async (sql: string) => (await database.pool.query<object>(sql)).rows
  const entries = async () =>
    (
      await database.pool.query<object>(
        `SELECT subject_type AS type, subject_id AS id, actor_id AS actor, before, after, reason, details FROM audit_log
         WHERE event = 'record_deleted' ORDER BY audit_log.id DESC LIMIT 2`,
      )
    ).rows

  it('Expired posts and comments are destroyed with what depends on them, and recorded without text', async () => {
    const post = await addPost(database.pool, author)
    const comment = await addComment(database.pool, post, author)
    await addReport(database.pool, 'post', post, author)
    await addReport(database.pool, 'comment', comment, author)
    await addRow(database.pool, 'post_likes', { post_id: post, user_id: author })
    const other = await addPost(database.pool, author)
    const alone = await addComment(database.pool, other, author)
    await throwAway('posts', post, TRASH_DAYS)
    await throwAway('comments', alone, TRASH_DAYS)

    expect(await purgeCommunity(database.pool)).toBe(2)
    expect(await rows('SELECT id FROM posts')).toEqual([{ id: other }])
    for (const table of ['comments', 'reports', 'post_likes']) expect(await rows(`SELECT FROM ${table}`)).toEqual([])
    const wordless = { actor: null, before: null, after: null, reason: null, details: null }
    expect(await entries()).toEqual([
      { type: 'comment', id: alone, ...wordless },
      { type: 'post', id: post, ...wordless },
    ])
    expect(await purgeCommunity(database.pool)).toBe(0)
  })

  it('A comment stays in the trash until its time is over, and a post outside it stays for good', async () => {
    const post = await addPost(database.pool, author)
    const comment = await addComment(database.pool, post, author)
    await throwAway('comments', comment, TRASH_DAYS - 1)
    expect(await purgeCommunity(database.pool)).toBe(0)
    expect(await rows('SELECT content, author_id FROM comments')).toEqual([
      { content: '저도 그래요.', author_id: author },
    ])
  })

  it('A destroyed comment with replies keeps its place without its text, author and reports', async () => {
    const post = await addPost(database.pool, author)
    const parent = await addComment(database.pool, post, author)
    const answer = await addComment(database.pool, post, null, parent)
    await addReport(database.pool, 'comment', parent, author)
    await throwAway('comments', parent, TRASH_DAYS)
    expect(await purgeCommunity(database.pool)).toBe(1)
    expect(await rows('SELECT id, content, author_id, parent_id FROM comments ORDER BY id')).toEqual([
      { id: parent, content: '-', author_id: null, parent_id: null },
      { id: answer, content: '저도 그래요.', author_id: null, parent_id: parent },
    ])
    expect([await rows('SELECT FROM reports'), await purgeCommunity(database.pool)]).toEqual([[], 0])
    await throwAway('comments', answer, TRASH_DAYS)
    expect([await purgeCommunity(database.pool), await purgeCommunity(database.pool)]).toEqual([1, 1])
    expect(await rows('SELECT FROM comments')).toEqual([])
  })
})
