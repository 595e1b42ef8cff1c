import { describe, expect, it } from 'vitest'
import { POST_CONTENT_MAX, POST_TITLE_MAX, POSTS_PER_HOUR } from '@/domain/community/community'
import type { MyPostState, OwnPost } from '@/contract/posts'
import { picture, post as sendPhoto, formOf } from '../reviews/photoHarness'
import { boardHarness } from './boardHarness'

const { harness, writer, reader, sql, rest, write, written, read, rejectedAs } = boardHarness()

describe('Writing a post', () => {
  it('A new post is shown at once, with only the nickname and role of its author', async () => {
    const restaurant = harness().restaurant()
    const { status, body } = await write({ restaurant_id: restaurant })
    expect([status, body.status]).toEqual([201, 'published'])
    const shown = await read(body.id)
    expect(shown.body).toMatchObject({
      board: 'free',
      title: '점심 이야기',
      author: { nickname: '단골손님', role: 'user' },
      restaurant: { id: restaurant },
      view_count: 0,
      like_count: 0,
      edited_at: null,
    })
    expect(JSON.stringify(shown.body)).not.toMatch(/email|author_id|held|hidden|"status"/)
  })

  it('A post takes 100 characters of title and 5,000 of text, counted after trimming', async () => {
    const [title, content] = ['가'.repeat(POST_TITLE_MAX), '😀'.repeat(POST_CONTENT_MAX)]
    const { body } = await write({ title: `  ${title}\n`, content: `\n${content}  ` })
    expect([body.title, body.content]).toEqual([title, content])
    await rest()
    expect(await write({ title: `${title}가` })).toMatchObject(rejectedAs(400, 'too-long'))
    expect(await write({ content: '나'.repeat(POST_CONTENT_MAX + 1) })).toMatchObject(rejectedAs(400, 'too-long'))
    expect(await write({ title: ' \u200e ' })).toMatchObject(rejectedAs(400, 'post-title-required'))
    expect(await write({ content: ' \n ' })).toMatchObject(rejectedAs(400, 'post-content-required'))
  })

  it('A member can write no notice and cannot set the status, author or counters of a post', async () => {
    expect(await write({ board: 'notice' })).toMatchObject(rejectedAs(403, 'notices-by-staff'))
    for (const field of ['author', 'status', 'is_pinned', 'view_count', 'created_at', 'suggestion_status', '__proto__'])
      expect((await write({ [field]: 1 })).status, field).toBe(400)
    expect((await sql().query('SELECT FROM posts')).rowCount).toBe(0)
    const { body } = await write({ board: 'suggestion' })
    expect(body.suggestion_status).toBe('pending')
  })

  it('A visitor cannot post, and neither can a blocked member, who reads when the block ends', async () => {
    expect((await write({}, harness().visitor)).status).toBe(401)
    await sql().query(
      `UPDATE users SET blocked_at = now(), blocked_reason = '도배', blocked_until = '2099-03-01' WHERE id = $1`,
      [writer().id],
    )
    const { status, body } = await write()
    expect([status, body.error?.code]).toEqual([403, 'member-blocked'])
    expect(JSON.stringify(body)).toContain('2099')
  })

  it('A post about a hidden restaurant is refused', async () => {
    const place = harness().restaurant('빈대떡')
    await sql().query('UPDATE restaurants SET is_active = false WHERE id = $1', [place])
    expect(await write({ restaurant_id: place })).toMatchObject(rejectedAs(404, 'restaurant-not-found'))
    await sql().query('UPDATE restaurants SET is_active = true WHERE id = $1', [place])
  })

  it('A second post within 60 s is refused and says how many seconds are left', async () => {
    await write()
    const refused = await write()
    expect(refused).toMatchObject(rejectedAs(429, 'post-cooldown'))
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50)
    await sql().query(`UPDATE write_cooldowns SET claimed_at = claimed_at - interval '60 seconds'`)
    expect((await write()).status).toBe(201)
  })

  it('Posts and their edits share an hourly limit', async () => {
    const id = await written()
    for (let i = 1; i < POSTS_PER_HOUR; i++)
      expect((await writer().send('PATCH', `/posts/${id}`, { title: `제목 ${i}` })).status).toBe(200)
    expect(await writer().send('PATCH', `/posts/${id}`, { title: '또' })).toMatchObject(rejectedAs(429, 'rate-limited'))
    await rest()
    expect(await write()).toMatchObject(rejectedAs(429, 'rate-limited'))
  })
})

describe('Editing a post', () => {
  it('An edit changes only the given fields, and marks the post as edited only when they differ', async () => {
    const id = await written()
    const patch = (body: object, who = writer()) => who.send<OwnPost>('PATCH', `/posts/${id}`, body)
    expect((await patch({ title: '점심 이야기' })).body.edited_at).toBeNull()
    expect((await patch({ content: '고쳤어요.' })).body).toMatchObject({
      title: '점심 이야기',
      content: '고쳤어요.',
      edited_at: expect.any(String) as string,
    })
    expect(await patch({ content: ' ' })).toMatchObject(rejectedAs(400, 'post-content-required'))
    for (const body of [{ board: 'notice' }, { status: 'published' }, { like_count: 9 }])
      expect((await patch(body)).status, JSON.stringify(body)).toBe(400)
  })

  it('Only its author can edit, delete or restore a post', async () => {
    const id = await written()
    for (const [method, path, body] of [
      ['PATCH', `/posts/${id}`, { title: '내 것' }],
      ['DELETE', `/posts/${id}`],
      ['POST', `/posts/${id}/restore`],
    ] as const) {
      expect(await reader().send(method, path, body)).toMatchObject(rejectedAs(404, 'post-not-found'))
      expect((await harness().visitor.send(method, path, body)).status).toBe(401)
    }
    expect((await read(id)).body.title).toBe('점심 이야기')
  })

  it('A post that staff hid stays hidden after an edit', async () => {
    const id = await written()
    await sql().query(`UPDATE posts SET status = 'hidden', hidden_reason = '광고' WHERE id = $1`, [id])
    expect((await writer().send<OwnPost>('PATCH', `/posts/${id}`, { title: '고침' })).body.status).toBe('hidden')
    expect((await read(id)).status).toBe(404)
  })
})

describe('Deleting a post', () => {
  it('A member can undo deleting a post within seven days', async () => {
    const id = await written()
    expect((await writer().send('DELETE', `/posts/${id}`)).status).toBe(204)
    expect((await read(id)).status).toBe(404)
    expect((await writer().send<MyPostState>('GET', `/me/posts/${id}`)).body.post).toBeNull()
    for (let i = 0; i < 2; i++) expect((await writer().send('POST', `/posts/${id}/restore`)).status).toBe(200)
    expect((await read(id)).status).toBe(200)
    await writer().send('DELETE', `/posts/${id}`)
    await sql().query(`UPDATE posts SET deleted_at = now() - interval '7 days 1 minute' WHERE id = $1`, [id])
    expect(await writer().send('POST', `/posts/${id}/restore`)).toMatchObject(rejectedAs(404, 'post-not-found'))
  })

  it('An author cannot restore a post that staff deleted', async () => {
    const id = await written()
    await sql().query(`UPDATE posts SET deleted_at = now(), deleted_by_id = $2, status = 'hidden' WHERE id = $1`, [
      id,
      reader().id,
    ])
    expect((await writer().send('POST', `/posts/${id}/restore`)).status).toBe(404)
  })
})

describe('Post photos', () => {
  it('A post takes up to four unused photos of its author, which are visible only while it is', async () => {
    const send = async (who = writer()) => (await sendPhoto(who, formOf(await picture().jpeg().toBuffer()))).body.name
    const names = [await send(), await send()]
    const id = await written({ photos: names })
    expect((await read(id)).body.photos.map(({ name }) => name)).toEqual(names)
    const photo = `/api/v1/photos/${names[0]}`
    expect((await harness().visitor.request(photo)).status).toBe(200)
    await sql().query(`UPDATE posts SET status = 'hidden' WHERE id = $1`, [id])
    expect((await harness().visitor.request(photo)).status).toBe(404)
    await rest()
    const review = { rating: 4, photos: names }
    expect((await writer().send('POST', `/restaurants/${harness().restaurant()}/reviews`, review)).status).toBe(404)
    expect(await write({ photos: names })).toMatchObject(rejectedAs(404, 'photo-not-found'))
    expect(await write({ photos: [await send(reader())] })).toMatchObject(rejectedAs(404, 'photo-not-found'))
    expect((await write({ photos: Array.from({ length: 5 }, (_, i) => `photo-name-of-16-${i}`) })).status).toBe(400)
  })
})

describe('Post reports', () => {
  it('A report of a post is stored once while it is open, and never from the post’s author', async () => {
    const id = await written()
    const report = (who = reader()) => who.send('POST', `/posts/${id}/reports`, { reason: 'spam' })
    expect((await report()).status).toBe(204)
    expect(await report()).toMatchObject(rejectedAs(409, 'already-reported'))
    expect(await report(writer())).toMatchObject(rejectedAs(403, 'own-content-not-allowed'))
    expect((await reader().send<MyPostState>('GET', `/me/posts/${id}`)).body).toMatchObject({
      reported: true,
      liked: false,
      post: null,
    })
  })
})
