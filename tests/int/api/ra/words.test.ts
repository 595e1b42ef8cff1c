import { describe, expect, it } from 'vitest'
import { WORDS_MAX } from '@/domain/wordList'
import { messageOf } from '@/messages/violations'
import { bodyOf } from '../../setup/moderation'
import { addEach } from '../../setup/rows'
import { adminAndEditor } from './adminAndEditor'

describe('Word lists', () => {
  const { test, admin, editor } = adminAndEditor()

  const add = (body: object, send = admin) => send('POST', '/words/actions/create', body)

  it('A word can be added once, found, removed and added again, and each change is audited', async () => {
    const added = await add({ kind: 'chain', word: ' 온새미 커피 ', note: '가온구에 여럿' })
    expect(added.status).toBe(200)
    const { id } = bodyOf<{ id: number }>(added)
    const twice = await add({ kind: 'chain', word: '온새미커피' })
    expect([twice.status, bodyOf(twice)]).toMatchObject([
      409,
      { errors: { word: messageOf({ code: 'word-taken', params: { field: 'word' } }) } },
    ])
    expect((await add({ kind: 'nonplace', word: '온새미커피' })).status).toBe(200)

    const filter = encodeURIComponent(JSON.stringify({ kind: 'chain', q: '온새미' }))
    const listed = bodyOf<object[]>(await admin('GET', `/words?filter=${filter}`))
    expect(listed).toMatchObject([{ id, word: '온새미 커피', note: '가온구에 여럿', createdByNickname: '운영자' }])

    const removed = bodyOf<object>(await admin('POST', '/words/actions/remove', { ids: [id] }))
    expect(removed).toEqual({ removed: [{ kind: 'chain', word: '온새미 커피', note: '가온구에 여럿' }] })
    expect(bodyOf<object>(await admin('POST', '/words/actions/remove', { ids: [id] }))).toEqual({ removed: [] })
    expect((await add({ kind: 'chain', word: '온새미 커피', note: '가온구에 여럿' })).status).toBe(200)

    const { rows } = await test().pool.query<{ event: string; word: string }>(
      `SELECT event, COALESCE(after, before) ->> 'word' AS word FROM audit_log
       WHERE subject_type = 'word' AND COALESCE(after, before) ->> 'kind' = 'chain' ORDER BY id`,
    )
    expect(rows).toEqual(
      ['record_created', 'record_deleted', 'record_created'].map((event) => ({ event, word: '온새미 커피' })),
    )
  })

  it('An empty or too long word, an invalid domain and an unknown field are refused', async () => {
    for (const body of [
      { kind: 'chain', word: '-' },
      { kind: 'held_domain', word: '도메인아님' },
      { kind: 'chain', word: '가'.repeat(61) },
      { kind: 'other', word: '온새미' },
      { kind: 'chain', word: '온새미', note: '가'.repeat(201) },
      { kind: 'chain', word: '온새미', key: 'x' },
    ])
      expect((await add(body)).status, JSON.stringify(body)).toBe(400)
    expect((await add({ kind: 'held_word', word: `'; DROP TABLE word_lists; --` })).status).toBe(200)
  })

  it('Two parallel requests to add one word add it once', async () => {
    const both = await Promise.all([1, 2].map(() => add({ kind: 'held_word', word: '급전대출' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('A word beyond the limit of its list is refused', async () => {
    await addEach(test().pool, 'word_lists', WORDS_MAX, (n) => ({ kind: 'held_domain' as const, word: `${n}.example` }))
    const over = await add({ kind: 'held_domain', word: 'more.example' })
    expect([over.status, bodyOf(over)]).toMatchObject([
      409,
      { message: messageOf({ code: 'words-limit-reached', params: { max: WORDS_MAX } }) },
    ])
  })

  it('Only admins can read or change word lists', async () => {
    expect((await editor('GET', '/words')).status).toBe(403)
    expect((await add({ kind: 'chain', word: '다른커피' }, editor)).status).toBe(403)
    expect((await editor('POST', '/words/actions/remove', { ids: [1] })).status).toBe(403)
  })
})
