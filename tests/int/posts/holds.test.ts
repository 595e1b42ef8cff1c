import { beforeEach, describe, expect, it } from 'vitest'
import type { MyPostState, OwnPost, PostPage } from '@/contract/posts'
import { passFirstDay } from '../setup/community'
import { addRow } from '../setup/rows'
import { boardHarness } from './boardHarness'

const { harness, writer, sql, update, rest, write, written, read } = boardHarness()
const list = (kind: 'held_word' | 'held_domain', word: string) => addRow(sql(), 'word_lists', { kind, word })

beforeEach(() => passFirstDay(sql()))

describe('Posts held for staff', () => {
  it.each([
    ['a listed word', { content: '여기 토 토 사이트가 있어요' }, 'word'],
    ['a listed word in the title, in full width', { title: 'ＣＡＳＩＮＯ 안내' }, 'word'],
    ['a host below a listed domain', { content: '[여기](https://www.spam.example/a) 보세요' }, 'domain'],
    ['a listed domain in Hangul', { content: 'http://나쁜곳.example/길 로 오세요' }, 'domain'],
    ['a listed domain without a scheme', { content: 'spam.example에서 만나요' }, 'domain'],
  ])('A post with %s is held for staff, not dropped', async (_, post, reason) => {
    await list('held_word', '토토')
    await list('held_word', 'casino')
    await list('held_domain', 'https://WWW.Spam.example/list')
    await list('held_domain', '나쁜곳.example')
    const { status, body } = await write(post)
    expect([status, body.status, body.held_reason]).toEqual([201, 'pending', reason])
    expect((await read(body.id)).status).toBe(404)
    expect((await harness().visitor.send<PostPage>('GET', '/posts')).body.data).toEqual([])
    expect((await writer().send<MyPostState>('GET', `/me/posts/${body.id}`)).body.post).toMatchObject(body)
  })

  it('An approved post is shown, and an edit holds it again only if it adds a listed word', async () => {
    await list('held_word', '토토')
    const id = await written({ content: '토토로를 봤어요' })
    await update('posts', id, { status: 'published' })
    expect((await read(id)).status).toBe(200)
    const edit = (content: string) => writer().send<OwnPost>('PATCH', `/posts/${id}`, { content })
    expect((await edit('토토로를 또 봤어요')).body.status).toBe('published')
    await list('held_word', '도박')
    expect((await edit('도박을 합시다')).body).toMatchObject({ status: 'pending', held_reason: 'word' })
    expect((await edit('점심을 먹읍시다')).body).toMatchObject({ status: 'published', held_reason: null })
  })

  it('A post with a host that only ends like a listed domain is not held', async () => {
    await list('held_domain', 'spam.example')
    expect((await write({ content: 'notspam.example과 spam.example.org' })).body.status).toBe('published')
  })

  it('A post with a link is held only on its author’s first day', async () => {
    await sql().query(`UPDATE users SET created_at = now() - interval '23 hours' WHERE id = $1`, [writer().id])
    const link = { content: '맛집은 https://food.example/1 입니다' }
    expect((await write(link)).body).toMatchObject({ status: 'pending', held_reason: 'link' })
    await rest()
    expect((await write({ content: '링크 없이 3.5점 줘요. [여기](/restaurants/1)' })).body.status).toBe('published')
    await passFirstDay(sql())
    await rest()
    expect((await write(link)).body.status).toBe('published')
  })
})
