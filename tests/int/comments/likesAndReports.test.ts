import { describe, expect, it } from 'vitest'
import type { CommentLike } from '@/contract/comments'
import type { Caller } from '../setup/reviews'
import { commentHarness } from './commentHarness'

const { harness, writer, reader, sql, written, say, said, one, mine, rejectedAs } = commentHarness()
const like = (id: number, who: Caller, method = 'PUT') => who.send<CommentLike>(method, `/comments/${id}/like`)

describe('Comment likes', () => {
  it('A member can like a comment once and take the like back', async () => {
    const post = await written()
    const id = await said(post)
    for (let i = 0; i < 2; i++) expect((await like(id, writer())).body).toEqual({ liked: true, like_count: 1 })
    expect((await mine(post, writer())).liked).toEqual([id])
    for (let i = 0; i < 2; i++)
      expect((await like(id, writer(), 'DELETE')).body).toEqual({ liked: false, like_count: 0 })
    expect((await like(id, harness().visitor)).status).toBe(401)
  })

  it('A hundred parallel likes of a comment by one member create one row', async () => {
    const id = await said(await written())
    const answers = await Promise.all(Array.from({ length: 100 }, () => like(id, writer())))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await sql().query('SELECT FROM comment_likes')).rowCount).toBe(1)
    expect((await one(id)).body.like_count).toBe(1)
  })

  it('A hidden comment or one under a deleted post cannot be liked', async () => {
    const id = await said(await written())
    await sql().query(`UPDATE comments SET status = 'hidden' WHERE id = $1`, [id])
    expect(await like(id, writer())).toMatchObject(rejectedAs(404, 'comment-not-found'))
    await sql().query(`UPDATE comments SET status = 'published' WHERE id = $1`, [id])
    await sql().query(`UPDATE posts SET deleted_at = now()`)
    expect((await like(id, writer())).status).toBe(404)
  })
})

describe('Comment reports', () => {
  it('A report of a comment is stored once while it is open, and never from the comment’s author', async () => {
    const post = await written()
    const id = await said(post)
    const report = (who: Caller, body: object = { reason: 'harassment', description: '욕설' }) =>
      who.send('POST', `/comments/${id}/reports`, body)
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(writer())))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(await report(writer())).toMatchObject(rejectedAs(409, 'already-reported'))
    expect(await report(reader())).toMatchObject(rejectedAs(403, 'own-content-not-allowed'))
    expect((await report(harness().visitor)).status).toBe(401)
    expect((await report(writer(), { reason: 'spam', description: '가'.repeat(501) })).status).toBe(400)
    expect((await mine(post, writer())).reported).toEqual([id])
    expect((await sql().query('SELECT FROM reports')).rowCount).toBe(1)
  })
})

describe('Parallel comments', () => {
  it('Of fifty parallel comments one is stored, and the others get 429 with Retry-After', async () => {
    const post = await written()
    const answers = await Promise.all(Array.from({ length: 50 }, () => say(post)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status, headers } of answers)
      if (status !== 201) expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect((await sql().query('SELECT FROM comments')).rowCount).toBe(1)
  })
})
