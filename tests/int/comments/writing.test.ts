import { describe, expect, it } from 'vitest'
import { COMMENT_CONTENT_MAX, COMMENTS_PER_HOUR } from '@/domain/community/community'
import type { OwnComment } from '@/contract/comments'
import { commentHarness } from './commentHarness'

const { harness, writer, reader, sql, rest, written, say, said, list, replies, one, mine, rejectedAs } =
  commentHarness()

describe('Writing a comment', () => {
  it('A new comment is shown at once, with only the nickname and role of its author', async () => {
    const post = await written()
    const { status, body } = await say(post, { content: '  첫 줄\n둘째 줄  ' })
    expect([status, body.status]).toEqual([201, 'published'])
    const page = await list(post)
    expect(page.body.data).toMatchObject([
      {
        id: body.id,
        content: '첫 줄\n둘째 줄',
        content_html: '첫 줄<br>둘째 줄',
        author: { nickname: '지나가던 사람', role: 'user' },
        state: 'published',
        like_count: 0,
        edited_at: null,
      },
    ])
    expect(JSON.stringify(page.body)).not.toMatch(/email|author_id|held|hidden|"status"/)
    expect((await mine(post)).own).toEqual([body.id])
  })

  it('A comment takes one to 2,000 characters, counted as they are stored', async () => {
    const post = await written()
    const content = '😀'.repeat(COMMENT_CONTENT_MAX)
    expect((await say(post, { content: `\n${content} ` })).body.content).toBe(content)
    await rest()
    expect(await say(post, { content: `${content}가` })).toMatchObject(rejectedAs(400, 'too-long'))
    expect(await say(post, { content: ' \u200e\n ' })).toMatchObject(rejectedAs(400, 'comment-content-required'))
    for (const field of ['author', 'status', 'like_count', 'created_at', '__proto__'])
      expect((await say(post, { [field]: 1 })).status, field).toBe(400)
    expect((await sql().query('SELECT FROM comments')).rowCount).toBe(1)
  })

  it('A comment with the hidden field filled in is dropped silently', async () => {
    const post = await written()
    const { status, body } = await say(post, { website: 'https://spam.example' })
    expect([status, body]).toEqual([204, {}])
    expect((await sql().query('SELECT FROM comments')).rowCount).toBe(0)
  })

  it('A visitor cannot comment, and neither can a blocked member, who reads when the block ends', async () => {
    const post = await written()
    expect((await say(post, {}, harness().visitor)).status).toBe(401)
    await sql().query(
      `UPDATE users SET blocked_at = now(), blocked_reason = '도배', blocked_until = '2099-03-01' WHERE id = $1`,
      [reader().id],
    )
    const { status, body } = await say(post)
    expect([status, body.error?.code]).toEqual([403, 'member-blocked'])
    expect(JSON.stringify(body)).toContain('2099')
  })

  it('Only a visible post of the free board can be commented on', async () => {
    const suggestion = await written({ board: 'suggestion' })
    expect(await say(suggestion)).toMatchObject(rejectedAs(403, 'comments-closed'))
    const post = await written()
    for (const change of [`status = 'hidden'`, `status = 'pending'`, `status = 'published', deleted_at = now()`]) {
      await sql().query(`UPDATE posts SET ${change} WHERE id = $1`, [post])
      expect(await say(post)).toMatchObject(rejectedAs(404, 'post-not-found'))
      expect(await list(post)).toMatchObject(rejectedAs(404, 'post-not-found'))
    }
  })

  it('A second comment within 60 s is refused and says how many seconds are left', async () => {
    const post = await written()
    await say(post)
    const refused = await say(post)
    expect(refused).toMatchObject(rejectedAs(429, 'comment-cooldown'))
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50)
    expect((await mine(post)).wait_seconds).toBeGreaterThan(50)
    await sql().query(`UPDATE write_cooldowns SET claimed_at = claimed_at - interval '60 seconds'`)
    expect((await say(post)).status).toBe(201)
  })

  it('Comments and their edits share an hourly limit', async () => {
    const post = await written()
    const id = await said(post)
    await sql().query(
      `UPDATE rate_limits SET hits = array_fill(now(), ARRAY[${COMMENTS_PER_HOUR - 1}]) WHERE key = $1`,
      [`comment:${reader().id}`],
    )
    const edit = (content: string) => reader().send('PATCH', `/comments/${id}`, { content })
    expect((await edit('고침')).status).toBe(200)
    expect(await edit('또 고침')).toMatchObject(rejectedAs(429, 'rate-limited'))
    await rest()
    expect(await say(post)).toMatchObject(rejectedAs(429, 'rate-limited'))
  })
})

describe('Answers to comments', () => {
  it('An answer to an answer is listed next to it, under the same comment', async () => {
    const post = await written()
    const root = await said(post)
    const first = await said(post, { parent_id: root }, writer())
    const second = await said(post, { parent_id: first })
    expect((await list(post)).body.data).toMatchObject([{ id: root, reply_count: 2 }])
    expect((await replies(root)).body.data).toMatchObject([
      { id: first, parent_id: root },
      { id: second, parent_id: root },
    ])
    expect(await replies(first)).toMatchObject(rejectedAs(404, 'comment-not-found'))
  })

  it('An answer to a comment of another post or to a deleted one is refused', async () => {
    const [post, other] = [await written(), await written()]
    const elsewhere = await said(other)
    await rest()
    expect(await say(post, { parent_id: elsewhere })).toMatchObject(rejectedAs(404, 'comment-not-found'))
    const gone = await said(post)
    await reader().send('DELETE', `/comments/${gone}`)
    await rest()
    expect(await say(post, { parent_id: gone })).toMatchObject(rejectedAs(404, 'comment-not-found'))
  })
})

describe('Editing a comment', () => {
  it('A comment is marked as edited only when its text has changed', async () => {
    const id = await said(await written())
    const edit = (content: string, who = reader()) => who.send<OwnComment>('PATCH', `/comments/${id}`, { content })
    expect((await edit(' 저도 그래요. ')).body.edited_at).toBeNull()
    expect((await edit('고쳤어요.')).body).toMatchObject({ edited_at: expect.any(String) as string })
    expect((await one(id)).body.content).toBe('고쳤어요.')
    expect(await edit(' ')).toMatchObject(rejectedAs(400, 'comment-content-required'))
    expect((await reader().send('PATCH', `/comments/${id}`, { content: '가', status: 'published' })).status).toBe(400)
  })

  it('Only its author can edit, delete or restore a comment', async () => {
    const id = await said(await written())
    for (const [method, path, body] of [
      ['PATCH', `/comments/${id}`, { content: '내 것' }],
      ['DELETE', `/comments/${id}`],
      ['POST', `/comments/${id}/restore`],
    ] as const) {
      expect(await writer().send(method, path, body)).toMatchObject(rejectedAs(404, 'comment-not-found'))
      expect((await harness().visitor.send(method, path, body)).status).toBe(401)
    }
    expect((await one(id)).body.content).toBe('저도 그래요.')
  })
})

describe('Deleting a comment', () => {
  it('A deleted comment without answers disappears, and can be restored within seven days', async () => {
    const post = await written()
    const id = await said(post)
    expect((await reader().send('DELETE', `/comments/${id}`)).status).toBe(204)
    expect((await list(post)).body.data).toEqual([])
    expect((await one(id)).status).toBe(404)
    for (let i = 0; i < 2; i++) expect((await reader().send('POST', `/comments/${id}/restore`)).status).toBe(200)
    expect((await list(post)).body.data).toHaveLength(1)
    await reader().send('DELETE', `/comments/${id}`)
    await sql().query(`UPDATE comments SET deleted_at = now() - interval '7 days 1 minute' WHERE id = $1`, [id])
    expect((await reader().send('POST', `/comments/${id}/restore`)).status).toBe(404)
  })

  it('A deleted comment leaves a place without text or author while it has answers', async () => {
    const post = await written()
    const root = await said(post, { content: '지울 말' })
    const answer = await said(post, { parent_id: root }, writer())
    await reader().send('DELETE', `/comments/${root}`)
    const [place] = (await list(post)).body.data
    expect(place).toMatchObject({ id: root, state: 'deleted', content: null, content_html: null, author: null })
    expect(JSON.stringify((await one(root)).body)).not.toContain('지울 말')
    await writer().send('DELETE', `/comments/${answer}`)
    expect((await list(post)).body.data).toEqual([])
  })

  it('An author cannot restore a comment that staff deleted', async () => {
    const id = await said(await written())
    await sql().query(`UPDATE comments SET deleted_at = now(), deleted_by_id = $2, status = 'hidden' WHERE id = $1`, [
      id,
      writer().id,
    ])
    expect((await reader().send('POST', `/comments/${id}/restore`)).status).toBe(404)
  })

  it('A comment that staff hid is marked as hidden while its answers stay', async () => {
    const post = await written()
    const root = await said(post, { content: '나쁜 말' })
    await said(post, { parent_id: root }, writer())
    await sql().query(`UPDATE comments SET status = 'hidden', hidden_reason = '욕설' WHERE id = $1`, [root])
    expect((await list(post)).body.data).toMatchObject([{ state: 'hidden', content: null, author: null }])
    expect((await mine(post)).unseen).toMatchObject([{ id: root, status: 'hidden', content: '나쁜 말' }])
  })
})
