import { beforeEach, describe, expect, it } from 'vitest'
import type { OwnComment } from '@/contract/comments'
import { passFirstDay } from '../setup/community'
import { addRow } from '../setup/rows'
import { commentHarness } from './commentHarness'

const { reader, sql, update, written, say, said, one, list, mine, rest, wrongCounters } = commentHarness()
const hold = (kind: 'held_word' | 'held_domain', word: string) => addRow(sql(), 'word_lists', { kind, word })

beforeEach(() => passFirstDay(sql()))

describe('Comments held for staff', () => {
  it('A comment with a listed word, a listed domain or a first-day link is held, not dropped', async () => {
    const post = await written()
    await hold('held_word', '토토')
    await hold('held_domain', 'spam.example')
    const write = async (content: string) => {
      await rest()
      return (await say(post, { content })).body
    }
    expect(await write('토 토 합시다')).toMatchObject({ status: 'pending', held_reason: 'word' })
    expect(await write('www.spam.example 보세요')).toMatchObject({ status: 'pending', held_reason: 'domain' })
    await sql().query(`UPDATE users SET created_at = now() WHERE id = $1`, [reader().id])
    const link = await write('https://food.example 맛집')
    expect(link).toMatchObject({ status: 'pending', held_reason: 'link' })
    expect((await list(post)).body.data).toEqual([])
    expect((await one(link.id)).status).toBe(404)
    expect((await mine(post)).unseen.map(({ held_reason }) => held_reason)).toEqual(['link', 'domain', 'word'])
    expect(await wrongCounters()).toEqual([])
  })

  it('An approved comment is shown, and an edit holds it again only if it adds a listed word', async () => {
    const post = await written()
    await hold('held_word', '토토')
    const id = await said(post, { content: '토토로를 봤어요' })
    await update('comments', id, { status: 'published' })
    expect((await list(post)).body.data).toHaveLength(1)
    const edit = (content: string) => reader().send<OwnComment>('PATCH', `/comments/${id}`, { content })
    await rest()
    expect((await edit('토토로를 또 봤어요')).body.status).toBe('published')
    await hold('held_word', '도박')
    expect((await edit('도박을 합시다')).body).toMatchObject({ status: 'pending', held_reason: 'word' })
    expect((await list(post)).body.data).toEqual([])
    expect((await edit('점심을 먹읍시다')).body).toMatchObject({ status: 'published', held_reason: null })
    expect(await wrongCounters()).toEqual([])
  })
})
