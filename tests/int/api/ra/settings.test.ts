import { describe, expect, it } from 'vitest'
import { readReportCard } from '@/server/agencies/reportCards'
import { readFaqs } from '@/server/readFaqs'
import { bodyOf } from '../../setup/moderation'
import { adminAndEditor } from './adminAndEditor'

describe('Back office settings', () => {
  const { test, admin, editor } = adminAndEditor()

  it('FAQs are published in their order without drafts, and only admins can open them', async () => {
    const add = async (question: string, more: object) =>
      bodyOf<{ id: number; version: string }>(
        await admin('POST', '/faqs', {
          question,
          answer: '**답**입니다.',
          category: '이용',
          status: 'active',
          ...more,
        }),
      )
    await add('둘째 질문', { position: 2 })
    const first = await add('첫째 질문', { position: 1 })
    await add('쓰는 중', { position: 0, status: 'draft' })
    expect((await readFaqs(test().payload)).map(({ question }) => question)).toEqual(['첫째 질문', '둘째 질문'])
    await admin('PUT', `/faqs/${first.id}`, { status: 'inactive', version: first.version })
    expect((await readFaqs(test().payload)).map(({ question }) => question)).toEqual(['둘째 질문'])
    expect((await editor('GET', '/faqs')).status).toBe(403)
    expect((await editor('POST', '/faqs', { question: '제', answer: '제', category: '제' })).status).toBe(403)
  })

  it('What an institution replies to its report card is published as it is, with its day, and taken back', async () => {
    const text = '3월에 게시판을 옮겼습니다.\n<b>옛 글</b>은 그대로 있습니다.'
    const made = bodyOf<{ id: number; version: string }>(
      await admin('POST', '/agencies', { name: '답변하는 공사', type: 'other', aliases: [] }),
    )
    const put = (change: object, version: string) => admin('PUT', `/agencies/${made.id}`, { ...change, version })
    const shown = async () => (await readReportCard(test().pool, made.id)).reply
    for (const half of [
      { reply: text },
      { repliedOn: '2026-11-02' },
      { reply: '가'.repeat(2001), repliedOn: '2026-11-02' },
    ])
      expect((await put(half, made.version)).status).toBe(400)
    expect(await shown()).toBeNull()
    const replied = bodyOf<{ version: string; repliedOn: string }>(
      await put({ reply: text, repliedOn: '2026-11-02' }, made.version),
    )
    expect(replied.repliedOn).toBe('2026-11-02')
    expect(await shown()).toEqual({ text, replied_on: '2026-11-02' })
    expect((await put({ reply: null, repliedOn: null }, replied.version)).status).toBe(200)
    expect(await shown()).toBeNull()
  })

  it('Formats are kept by version, and a heading for two columns or for none is rejected', async () => {
    const format = (columns: unknown, edition = 1) =>
      admin('POST', '/formats', { name: '가온 양식', kind: 'visits', edition, status: 'active', columns })
    expect((await format({ date: ['쓴때'], place: ['밥집'] })).status).toBe(201)
    expect((await format({ date: ['쓴때'] }, 2)).status).toBe(201)
    expect((await format({ date: ['쓴때'] }, 2)).status).toBeGreaterThanOrEqual(400)
    for (const columns of [
      { date: ['가'], place: ['가'] },
      { spell: ['가'] },
      { date: [] },
      ['가'],
      { date: ['가'.repeat(41)] },
    ])
      expect((await format(columns, 3)).status).toBe(400)
    const institutions = (columns: object) =>
      admin('POST', '/formats', { name: '기관 양식', kind: 'agencies', edition: 1, status: 'active', columns })
    expect((await institutions({ date: ['쓴때'] })).status).toBe(400)
    const kept = bodyOf<{ id: number; version: string }>(await institutions({ name: ['부르는 말'] }))
    const renamed = { columns: { parent: ['윗기관'] }, version: kept.version }
    expect((await admin('PUT', `/formats/${kept.id}`, renamed)).status).toBe(200)
    expect((await editor('GET', '/formats')).status).toBe(403)
  })
})
