import { describe, expect, it } from 'vitest'
import type { Mutes } from '@/contract/comments'
import { MUTES_MAX } from '@/domain/community/community'
import { commentHarness } from './commentHarness'
import { addEach } from '../setup/rows'

const { harness, writer, reader, sql, written, said, list, rejectedAs } = commentHarness()
const path = (nickname: string) => `/me/mutes/${encodeURIComponent(nickname)}`
const muted = async (who = reader()) =>
  (await who.send<Mutes>('GET', '/me/mutes')).body.data.map(({ nickname }) => nickname)

describe('Muted members', () => {
  it('A member can mute another member once and unmute them', async () => {
    for (let i = 0; i < 2; i++) expect((await reader().send('PUT', path('단골손님'))).status).toBe(204)
    expect(await muted()).toEqual(['단골손님'])
    expect(await muted(writer())).toEqual([])
    for (let i = 0; i < 2; i++) expect((await reader().send('DELETE', path('단골손님'))).status).toBe(204)
    expect(await muted()).toEqual([])
  })

  it('A muted member is listed under their current nickname', async () => {
    await reader().send('PUT', path('단골손님'))
    await sql().query(`UPDATE users SET nickname = '새 이름' WHERE id = $1`, [writer().id])
    expect(await muted()).toEqual(['새 이름'])
  })

  it('The comment list includes comments by members whom the reader muted', async () => {
    const post = await written()
    const id = await said(post)
    await writer().send('PUT', path(reader().nickname))
    expect((await list(post, '', writer())).body.data.map((comment) => comment.id)).toEqual([id])
  })

  it('A visitor cannot mute, and a member can mute neither themselves nor an unknown member', async () => {
    expect((await harness().visitor.send('PUT', path('단골손님'))).status).toBe(401)
    expect(await reader().send('PUT', path(reader().nickname))).toMatchObject(
      rejectedAs(403, 'own-content-not-allowed'),
    )
    expect(await reader().send('PUT', path('없는 사람'))).toMatchObject(rejectedAs(404, 'member-not-found'))
  })

  it('Parallel requests cannot mute more members than the limit', async () => {
    const muted = await addEach(sql(), 'users', MUTES_MAX - 1, (n) => ({ nickname: `숨긴 이 ${n}` }))
    await addEach(sql(), 'member_mutes', muted, (muted_id) => ({ user_id: reader().id, muted_id }))
    const names = ['가나', '다라', '마바']
    for (const name of names) await harness().join(name)
    const answers = await Promise.all(names.map((name) => reader().send('PUT', path(name))))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
  })
})
