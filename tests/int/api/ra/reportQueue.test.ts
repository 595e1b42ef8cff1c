import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ActivityPage, NOTE_MAX } from '@/domain/backOffice/activity'
import type { ModerationDetail } from '@/domain/moderation/detail'
import { remindStaff } from '@/server/backOffice/remindStaff'
import { addComment, addReport } from '../../setup/community'
import { bodyOf, seedReported } from '../../setup/moderation'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff } from '../../setup/payloadRest'
import { addRow } from '../../setup/rows'
import { staffCaller } from '../../setup/staffApi'

const TEXT = '회원이면 누구나 받을 수 있는 쿠폰이에요!'

describe('A queue of reports that several people share', () => {
  let test: TestPayload
  let send: ReturnType<typeof staffCaller>
  let other: ReturnType<typeof staffCaller>
  let editor: ReturnType<typeof staffCaller>
  let seed: Awaited<ReturnType<typeof seedReported>>

  beforeAll(async () => {
    test = await createTestPayload()
    send = staffCaller(test, (await addStaff(test, '윤서진', 'moderator')).cookie)
    other = staffCaller(test, (await addStaff(test, '한지우', 'moderator')).cookie)
    editor = staffCaller(test, (await addStaff(test, '문가람', 'editor')).cookie)
  })
  afterAll(() => test.drop())
  beforeEach(async () => {
    seed = await seedReported(test)
    await test.pool.query('DELETE FROM report_claims')
  })

  const first = () => seed.reports[0] ?? 0
  const act = (name: string, by = send, body: object = {}) => by('POST', `/reports/${first()}/${name}`, body)
  const get = async (id = first()) => bodyOf<ModerationDetail>(await send('GET', `/reports/${id}`))
  const claimedBy = async () =>
    bodyOf<{ claimedBy: string | null }[]>(await other('GET', '/reports?range=[0,9]')).map((row) => row.claimedBy)

  it('A claimed case shows its holder to everyone, also in the other reports of the content', async () => {
    expect((await act('claim')).status).toBe(200)
    expect((await get()).claim).toMatchObject({ by: '윤서진' })
    expect(await claimedBy()).toEqual(['윤서진', '윤서진', '윤서진', null])
    expect((await act('claim')).status).toBe(200)
    const refused = await act('claim', other)
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('윤서진 님이 먼저 맡았어요.')])
  })

  it('Of people who claim a case at once, one gets it', async () => {
    const answers = await Promise.all([act('claim'), act('claim', other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('A claim ends by hand and after half an hour, and another cannot end it', async () => {
    await act('claim')
    await act('release', other)
    expect((await get()).claim?.by).toBe('윤서진')
    await act('release')
    expect((await get()).claim).toBeNull()
    await act('claim')
    await test.pool.query(`UPDATE report_claims SET claimed_at = now() - interval '31 minutes'`)
    expect((await get()).claim).toBeNull()
    expect((await act('claim', other)).status).toBe(200)
    expect((await get()).claim?.by).toBe('한지우')
  })

  it('A decided case cannot be claimed, and an editor may not claim at all', async () => {
    expect((await act('claim', editor)).status).toBe(403)
    await act('resolve', send, { decision: 'dismiss', reason: '문제없음' })
    expect((await act('claim')).status).toBe(409)
  })

  it('A reporter is shown with how many of their other closed reports led to an action', async () => {
    const [reporter = null] = seed.reporters
    for (const [status, outcome] of [
      ['reviewed', 'hidden'],
      ['reviewed', 'deleted'],
      ['dismissed', 'kept'],
    ]) {
      const comment = await addComment(test.pool, seed.post, seed.author)
      const report = await addReport(test.pool, 'comment', comment, reporter)
      await test.pool.query('UPDATE reports SET status = $2, outcome = $3 WHERE id = $1', [report, status, outcome])
    }
    const { reports } = await get()
    expect(reports.map(({ reporterRecord }) => reporterRecord)).toEqual([
      { closed: 3, upheld: 2 },
      { closed: 0, upheld: 0 },
      { closed: 0, upheld: 0 },
    ])
  })

  it('The same text elsewhere is counted with its authors, apart from spaces and punctuation', async () => {
    expect((await get()).sameText).toBeNull()
    const again = await addComment(test.pool, seed.post, seed.reporters[1] ?? null)
    await test.pool.query('UPDATE comments SET content = $2 WHERE id = $1', [seed.comment, TEXT])
    await test.pool.query('UPDATE comments SET content = $2 WHERE id = $1', [
      again,
      '회원이면  누구나 받을 수 있는 쿠폰이에요',
    ])
    await test.pool.query('UPDATE reviews SET content = $2 WHERE id = $1', [seed.review, TEXT])
    expect((await get()).sameText).toMatchObject({
      places: 3,
      members: 2,
      items: expect.arrayContaining([
        expect.objectContaining({ type: 'comment', id: again, author: '밥알하나' }),
        expect.objectContaining({ type: 'review', id: seed.review }),
      ]) as unknown,
    })
  })

  it('A note about the author is seen with all of their content, and audited without its text', async () => {
    const note = (text: string, by = send) => act('notes', by, { text })
    expect((await note('같은 홍보를 되풀이함')).status).toBe(201)
    expect((await note('a'.repeat(NOTE_MAX + 1))).status).toBe(400)
    expect((await note('몰래', editor)).status).toBe(403)
    const entry = { event: 'member_blocked', subject_type: 'user', subject_id: seed.author }
    await addRow(test.pool, 'audit_log', entry)
    for (const at of [`/reports/${seed.reviewReport}`, `/comments/${seed.comment}`, `/reviews/${seed.review}`])
      expect(bodyOf<ActivityPage>(await send('GET', `${at}/history`)).data).toMatchObject([
        { kind: 'note', reason: '같은 홍보를 되풀이함', actor: { nickname: '윤서진' } },
      ])
    expect((await send('GET', `/users/${seed.author}/history`)).status).toBe(403)
    const { rows } = await test.pool.query<{ after: object }>(
      `SELECT after FROM audit_log WHERE subject_type = 'user' AND subject_id = $1 AND event = 'record_updated'`,
      [seed.author],
    )
    expect(JSON.stringify(rows)).not.toContain('홍보')
    expect(rows).toHaveLength(1)
    await test.pool.query('DELETE FROM users WHERE id = $1', [seed.author])
    expect((await test.pool.query('SELECT FROM record_notes')).rowCount).toBe(0)
    const refused = await note('떠난 뒤')
    expect([refused.status, refused.text]).toEqual([404, expect.stringContaining('쓴 회원이 탈퇴해서')])
  })

  it('Staff get a message only when work waits near its deadline', async () => {
    const sent: { to?: unknown; text?: unknown }[] = []
    const mail = { sendEmail: (message: object) => Promise.resolve(void sent.push(message)) }
    await test.pool.query(`UPDATE users SET email = id || '@bapsang.example' WHERE role IN ('moderator', 'admin')`)
    const remind = () => remindStaff(test.pool, mail, { now: new Date(), site: 'https://bapsang.example' })
    expect(await remind()).toBe(0)
    await test.pool.query(`UPDATE reports SET created_at = now() - interval '25 hours' WHERE id = $1`, [first()])
    expect(await remind()).toBe(2)
    expect(sent[0]?.text).toContain('신고 2건 · 가장 오래된 것 1시간 넘김 https://bapsang.example/admin/reports')
  })
})
