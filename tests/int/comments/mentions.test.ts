import { describe, expect, it } from 'vitest'
import type { Nicknames } from '@/contract/comments'
import { COMMENT_CONTENT_MAX, NICKNAMES_OFFERED } from '@/domain/community/community'
import { eraseMember } from '@/server/members/eraseMember'
import { commentHarness } from './commentHarness'
import { addRow } from '../setup/rows'

const { harness, writer, reader, sql, update, written, said, one, told, rest, say } = commentHarness()

describe('Mentions', () => {
  it('Each mentioned member is notified once, by the longest nickname that matches', async () => {
    const post = await written()
    const [short, long] = [await harness().join('점심'), await harness().join('점심 먹는 사람')]
    const id = await said(post, { content: '@점심 먹는 사람님, @단골손님 보세요. a@점심.example @없는이름' })
    expect((await one(id)).body).toMatchObject({ mentions: ['단골손님', '점심 먹는 사람'] })
    expect((await one(id)).body.content_html).toContain('<b>@점심 먹는 사람</b>님')
    expect(await told(long)).toEqual([['comment_mention', id]])
    expect(await told(writer())).toEqual([['comment_mention', id]])
    expect(await told(short)).toEqual([])
  })

  it('An edit notifies only the members that it newly mentions', async () => {
    const post = await written()
    const third = await harness().join('셋째 사람')
    const id = await said(post, { content: '@단골손님 안녕하세요' })
    await rest()
    await reader().send('PATCH', `/comments/${id}`, { content: '@단골손님 @셋째 사람 안녕하세요' })
    expect(await told(writer())).toEqual([['comment_mention', id]])
    expect(await told(third)).toEqual([['comment_mention', id]])
  })

  it('Edits that mention others share the cooldown of comments, and those that mention nobody do not', async () => {
    const post = await written()
    const id = await said(post)
    const names = Array.from({ length: 5 }, (_, at) => `부를 사람 ${at}`)
    const members = []
    for (const name of names) members.push(await harness().join(name))
    const edit = (content: string) =>
      reader().send<{ error?: { code: string } }>('PATCH', `/comments/${id}`, { content })
    expect((await edit('말을 다듬었어요')).status).toBe(200)
    const refused = await edit(`@${names[0]} 보세요`)
    expect([refused.status, refused.body.error?.code]).toEqual([429, 'comment-cooldown'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    await rest()
    const edits = await Promise.all(names.map((name) => edit(`@${name} 보세요`)))
    expect(edits.filter(({ status }) => status === 200)).toHaveLength(1)
    const heard = await Promise.all(members.map(told))
    expect(heard.flat()).toEqual([['comment_mention', id]])
    expect((await say(post)).status).toBe(429)
  })

  it('A held comment notifies mentioned members only once staff approve it', async () => {
    const post = await written()
    await addRow(sql(), 'word_lists', { kind: 'held_word', word: '토토' })
    const id = await said(post, { content: '@단골손님 토토 합시다' })
    expect((await one(id)).status).toBe(404)
    expect(await told(writer())).toEqual([])
    await update('comments', id, { status: 'published' })
    expect(await told(writer())).toEqual([['comment_mention', id]])
  })
})

describe('Mentions of a deleted member', () => {
  it('A deleted member’s name leaves the comments that mention them, and names like it stay', async () => {
    const post = await written()
    const leaver = await harness().join('떠날 사람')
    await harness().join('떠날 사람 친구')
    const mentioning = await said(post, { content: '@떠날 사람님과 @떠날 사람 친구, @단골손님 보세요' })
    const bystander = await said(post, { content: '떠날 사람은 떠나고' })
    await eraseMember(sql(), leaver.id, 'member')
    expect((await one(mentioning)).body.content_html).toBe(
      `@탈퇴한 회원님과 <b>@떠날 사람 친구</b>, <b>@단골손님</b> 보세요`,
    )
    expect((await one(bystander)).body.content_html).toBe('떠날 사람은 떠나고')
  })

  it('A comment as long as comments may be is not kept from losing a deleted member’s name', async () => {
    const post = await written()
    const leaver = await harness().join('짧은')
    const id = await said(post, { content: `@짧은 ${'가'.repeat(COMMENT_CONTENT_MAX - 4)}` })
    await eraseMember(sql(), leaver.id, 'member')
    const { content_html } = (await one(id)).body
    expect(content_html).toHaveLength(COMMENT_CONTENT_MAX)
    expect(content_html).not.toContain('짧은')
  })
})

describe('Comment notifications', () => {
  it('A comment notifies the post’s author and the answered member once each, never its own author', async () => {
    const post = await written()
    const third = await harness().join('셋째 사람')
    const root = await said(post)
    expect(await told(writer())).toEqual([['post_comment', root]])
    const answer = await said(post, { parent_id: root, content: '@단골손님 답해요' }, third)
    expect(await told(reader())).toEqual([['comment_reply', answer]])
    expect((await told(writer()))[0]).toEqual(['comment_mention', answer])
    await said(post, { parent_id: root }, reader())
    expect(await told(reader())).toEqual([['comment_reply', answer]])
    const own = await said(post, { content: '제 글에 덧붙여요' }, writer())
    expect((await told(writer())).some(([, id]) => id === own)).toBe(false)
  })

  it('A member is not notified of a comment by someone they muted', async () => {
    const post = await written()
    await writer().send('PUT', `/me/mutes/${encodeURIComponent(reader().nickname)}`)
    await said(post, { content: '@단골손님 보세요' })
    expect(await told(writer())).toEqual([])
  })
})

describe('Nickname search', () => {
  const search = async (q: string, who = reader()) =>
    (await who.send<Nicknames>('GET', `/me/nicknames?${new URLSearchParams({ q })}`)).body.data.map(
      ({ nickname }) => nickname,
    )

  it('The search finds up to ten other members by part of a nickname, prefix matches first', async () => {
    for (const name of ['국밥', '국밥 좋아', '돼지국밥', '냉면']) await harness().join(name)
    expect(await search('국밥')).toEqual(['국밥', '국밥 좋아', '돼지국밥'])
    expect(await search('지나')).toEqual([])
    for (let i = 0; i < 12; i++) await harness().join(`국밥 ${i}`)
    expect(await search('국밥')).toHaveLength(NICKNAMES_OFFERED)
    for (const literal of ['%', '_', '\\']) expect(await search(literal)).toEqual([])
  })

  it('The nickname search is for members only and is rate-limited', async () => {
    expect((await harness().visitor.send('GET', '/me/nicknames?q=a')).status).toBe(401)
    expect((await reader().send('GET', '/me/nicknames?q=')).status).toBe(400)
    await search('가')
    await sql().query(`UPDATE rate_limits SET hits = array_fill(now(), ARRAY[300]) WHERE key LIKE 'nicknames:%'`)
    expect((await reader().send('GET', '/me/nicknames?q=a')).status).toBe(429)
  })
})

describe('HTML escaping', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1) http://"onmouseover=alert(1)',
    '"><svg onload=alert(1)>',
    '@<b onclick=alert(1)>단골손님</b>',
    "https://a.example/'onclick='alert(1)",
    '&lt;script&gt;{{7*7}}${7*7}',
    '\u202eevil\u0000',
  ])('Hostile words stay text in the HTML of a comment: %s', async (content) => {
    const post = await written()
    await sql().query(`UPDATE users SET created_at = now() - interval '2 days'`)
    await rest()
    const { body } = await say(post, { content })
    const html = (await one(body.id)).body.content_html ?? ''
    expect(
      html.replace(/<\/?b>|<br>|<a href="(https?:\/\/[^"<>]*|\/[^"<>]*)" rel="nofollow ugc noopener">|<\/a>/g, ''),
    ).not.toMatch(/[<>]/)
  })
})
