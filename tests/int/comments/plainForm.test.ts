import { describe, expect, it } from 'vitest'
import type { Caller } from '../setup/reviews'
import { commentHarness } from './commentHarness'

const { harness, reader, sql, written, list, said, replies } = commentHarness()

/** Sends the form as a browser without scripts does, and resolves to where it is led. */
async function send(post: number | string, fields: Record<string, string>, who: Caller = reader()) {
  const body = new URLSearchParams(fields)
  const answer = await who.request(`/api/v1/posts/${post}/comments/form`, { method: 'POST', body })
  return [answer.status, answer.headers.get('Location')]
}

describe('Comment form without scripts', () => {
  it('A plain form writes a comment and redirects to its place', async () => {
    const post = await written()
    const [status, location] = await send(post, { content: '스크립트 없이', website: '' })
    const [comment] = (await list(post)).body.data
    expect(comment?.content).toBe('스크립트 없이')
    expect([status, location]).toEqual([303, `/board/free/${post}?comment=${comment?.id}#comment-${comment?.id}`])
  })

  it('A plain form writes an answer to a comment', async () => {
    const post = await written()
    const root = await said(post)
    await sql().query('DELETE FROM write_cooldowns')
    await send(post, { content: '답', parent_id: String(root) })
    expect((await replies(root)).body.data).toHaveLength(1)
  })

  it('A refused plain form redirects back with the reason', async () => {
    const post = await written()
    expect(await send(post, { content: '말' }, harness().visitor)).toEqual([
      303,
      `/board/free/${post}?refused=unauthenticated#comment-form`,
    ])
    expect((await send(post, { content: ' ' }))[1]).toContain('refused=comment-content-required')
    expect((await send(post, { content: '가'.repeat(2001) }))[1]).toContain('refused=too-long')
    await send(post, { content: '하나' })
    expect((await send(post, { content: '둘' }))[1]).toMatch(/refused=comment-cooldown&wait=\d+#comment-form$/)
    expect((await list(post)).body.data).toHaveLength(1)
  })

  it('A plain form with the hidden field filled in is dropped, and no redirect leaves the site', async () => {
    const post = await written()
    expect(await send(post, { content: '광고', website: 'x' })).toEqual([303, `/board/free/${post}`])
    expect((await send('//evil.example', { content: '말' }))[1]).toBeNull()
    expect(await send('x', { content: '말' })).toEqual([303, '/board'])
    expect((await list(post)).body.data).toEqual([])
  })
})
