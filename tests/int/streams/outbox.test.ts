import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '@/infra/database/pool'
import { readAfter, readMissed, type LiveEvent } from '@/infra/events/liveEvents'
import { pruneLiveEvents } from '@/server/liveEvents'
import { addComment, addPost } from '../setup/community'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addMember, memberCookie } from '../setup/members'
import { addEach, addRow } from '../setup/rows'

describe('Outbox of live events', () => {
  let database: TestDatabase
  let post: number
  let member: number
  let last = 0
  beforeAll(async () => {
    database = await createTestDatabase()
    member = await addMember(database.pool, { nickname: '보리밥' })
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    post = await addPost(database.pool, member)
    last = await newest()
  })
  const newest = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ id: number }>('SELECT COALESCE(max(id), 0) AS id FROM live_events')
    return rows[0]?.id ?? 0
  }
  const since = async (): Promise<LiveEvent[]> => {
    const events = await readAfter(database.pool, last, 1_000)
    last = events.at(-1)?.id ?? last
    return events
  }
  const kindsOf = async (write: string | Promise<unknown>, values: unknown[] = []): Promise<string[]> => {
    await (typeof write === 'string' ? database.pool.query(write, values) : write)
    return (await since()).map(({ kind }) => kind)
  }

  it('A transaction that commits later is read later, even if it wrote first', async () => {
    const [early, late] = [await database.pool.connect(), await database.pool.connect()]
    try {
      await early.query('BEGIN')
      const first = await addRow(early, 'comments', { post_id: post })
      await late.query('BEGIN')
      const second = await addRow(late, 'comments', { post_id: post })
      await late.query('COMMIT')
      expect((await since()).map(({ subject }) => subject)).toEqual([second])
      await early.query('COMMIT')
      expect((await since()).map(({ subject }) => subject)).toEqual([first])
    } finally {
      early.release()
      late.release()
    }
  })

  it('A reader that continues after its last event misses none of 120 parallel writes', async () => {
    const seen: number[] = []
    let isOver = false
    const reader = (async () => {
      while (!isOver) seen.push(...(await since()).map(({ subject }) => subject))
      seen.push(...(await since()).map(({ subject }) => subject))
    })()
    const written = await Promise.all(
      Array.from({ length: 120 }, (_, turn) =>
        transaction(database.pool, async (sql) => {
          const id = await addRow(sql, 'comments', { post_id: post })
          await setTimeout((turn * 7) % 11)
          return id
        }),
      ),
    )
    isOver = true
    await reader
    expect([...seen].sort((a, b) => a - b)).toEqual([...written].sort((a, b) => a - b))
  })

  it('A write that is rolled back creates no event', async () => {
    await transaction(database.pool, async (sql) => {
      await addRow(sql, 'comments', { post_id: post })
      throw new Error('given up')
    }).catch(() => undefined)
    expect(await since()).toEqual([])
  })

  it('Parallel edits of the same post and comment do not deadlock', async () => {
    const comment = await addComment(database.pool, post, member)
    const edit = (order: readonly string[]) =>
      transaction(database.pool, async (sql) => {
        for (const statement of order) await sql.query(statement)
      })
    const [touchPost, touchOther] = [
      `UPDATE posts SET content = content || '.' WHERE id = ${post}`,
      `UPDATE comments SET content = content || '.' WHERE id = ${comment}`,
    ]
    const rounds = Array.from({ length: 30 }, (_, turn) => edit(turn % 2 ? [touchPost] : [touchOther, touchPost]))
    expect((await Promise.allSettled(rounds)).filter(({ status }) => status === 'rejected')).toEqual([])
  })

  it('A comment creates events when it is added, changed, hidden, released and deleted', async () => {
    const comment = await addComment(database.pool, post, member)
    expect((await since()).map(({ kind }) => kind)).toEqual(['comment_created', 'post_counted'])
    expect(await kindsOf(`UPDATE comments SET content = '김밥' WHERE id = $1`, [comment])).toEqual(['comment_updated'])
    expect(await kindsOf('UPDATE comments SET updated_at = now() WHERE id = $1', [comment])).toEqual([])
    expect(await kindsOf('UPDATE comments SET like_count = 1 WHERE id = $1', [comment])).toEqual(['comment_updated'])
    expect(await kindsOf(`UPDATE comments SET status = 'hidden' WHERE id = $1`, [comment])).toEqual(['comment_updated'])
    expect(await kindsOf(`UPDATE comments SET content = '몰래' WHERE id = $1`, [comment])).toEqual([])
    expect(await kindsOf(`UPDATE comments SET status = 'pending' WHERE id = $1`, [comment])).toEqual([])
    expect(await kindsOf(`UPDATE comments SET status = 'published' WHERE id = $1`, [comment])).toEqual([
      'comment_created',
    ])
    expect(await kindsOf('DELETE FROM comments WHERE id = $1', [comment])).toEqual(['comment_removed'])
  })

  it('A comment held for staff creates no event', async () => {
    expect(await kindsOf(addRow(database.pool, 'comments', { post_id: post, status: 'pending' }))).toEqual([])
  })

  it('A post creates events when it is changed, counted and deleted, but not when viewed', async () => {
    expect(await kindsOf(`UPDATE posts SET title = '저녁' WHERE id = $1`, [post])).toEqual(['post_updated'])
    expect(await kindsOf('UPDATE posts SET view_count = view_count + 1 WHERE id = $1', [post])).toEqual([])
    expect(await kindsOf('UPDATE posts SET like_count = 3 WHERE id = $1', [post])).toEqual(['post_counted'])
    expect(await kindsOf(`UPDATE posts SET deleted_at = now() WHERE id = $1`, [post])).toContain('post_gone')
  })

  it('A member gets events for notifications, for reading them and for role changes', async () => {
    const told = addEach(database.pool, 'notifications', 2, () => ({ user_id: member, kind: 'restriction_ended' }))
    expect(await kindsOf(told)).toEqual(['notification_added', 'notification_added'])
    expect(await kindsOf('UPDATE notifications SET read_at = now() WHERE user_id = $1', [member])).toEqual([
      'notifications_read',
    ])
    expect(await kindsOf(`UPDATE users SET role = 'moderator' WHERE id = $1`, [member])).toContain(
      'authorization_changed',
    )
    expect(await kindsOf('DELETE FROM notifications WHERE user_id = $1', [member])).toEqual([])
  })

  it('A session that ends creates an event on its own topic', async () => {
    await memberCookie(database.pool, member)
    const { rows } = await database.pool.query<{ id: number }>('DELETE FROM sessions RETURNING id')
    expect((await since()).map(({ topic, kind }) => [topic, kind])).toEqual(
      rows.map(({ id }) => [`session:${id}`, 'session_ended']),
    )
  })

  it('Events hold no text of posts or comments', async () => {
    await addComment(database.pool, post, member)
    const { rows } = await database.pool.query<{ row: string }>('SELECT e::text AS row FROM live_events e')
    expect(rows.filter(({ row }) => /저도|국밥|점심/.test(row))).toEqual([])
  })

  it('Events are kept for a day, and a request for older ones learns that they are gone', async () => {
    await addComment(database.pool, post, member)
    const before = last
    await database.pool.query(`UPDATE live_events SET created_at = now() - interval '25 hours'`)
    await pruneLiveEvents(database.pool)
    const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM live_events')
    expect(rows).toHaveLength(1)
    const upTo = rows[0]?.id ?? 0
    const missed = (after: number) => readMissed(database.pool, [`post:${post}`], { after, upTo, limit: 10 })
    expect(await missed(before)).toBeNull()
    expect(await missed(upTo)).toEqual([])
    expect(await missed(upTo + 1_000)).toBeNull()
  })
})
