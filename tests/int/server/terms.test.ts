import type { TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Queryable } from '@/infra/database/pool'
import { LATER_TERMS } from '@/messages/terms/firstTerms'
import type { TermsVersion } from '@/payload-types'
import { addFirstTerms } from '@/server/terms/addFirstTerms'
import { currentTerms, readTerms, termsHistory, readTermsText } from '@/server/terms/readTerms'
import { createTestPayload, type TestPayload } from '../setup/payload'

const inForce = { data: { code: 'terms-in-force' } }

describe('Legal texts', () => {
  let test: TestPayload
  let sql: Queryable
  let admin: TypedUser
  /** A day in Korea by the database's clock, so many days from today. */
  const day = async (days: number): Promise<string> => {
    const { rows } = await sql.query<{ day: string }>(
      `SELECT (now() AT TIME ZONE 'Asia/Seoul')::date + $1::int AS day`,
      [days],
    )
    return rows[0]?.day ?? ''
  }
  const add = async (
    version: number,
    days: number,
    published = true,
    code: TermsVersion['code'] = 'tos',
  ): Promise<TermsVersion> =>
    test.payload.create({
      collection: 'terms-versions',
      data: {
        code,
        version,
        title: `이용약관 ${version}`,
        isRequired: true,
        effectiveOn: await day(days),
        body: `## 제1조\n\n${version}판`,
        published,
      },
      overrideAccess: false,
      user: admin,
    })
  const change = (id: number, data: Partial<TermsVersion>) =>
    test.payload.update({ collection: 'terms-versions', id, data, overrideAccess: false, user: admin })
  const remove = (id: number) =>
    test.payload.delete({ collection: 'terms-versions', id, overrideAccess: false, user: admin })

  beforeAll(async () => {
    test = await createTestPayload()
    sql = test.pool
    const data = { email: 'admin@people.example', nickname: '관리자', role: 'admin' as const }
    admin = { ...(await test.payload.create({ collection: 'users', data })), collection: 'users' }
  })
  beforeEach(async () => {
    await sql.query('DELETE FROM terms_versions')
    await addFirstTerms(sql)
  })
  afterAll(() => test.drop())

  it('The first terms come with the schema, required documents first, then by code', async () => {
    const terms = await currentTerms(sql)
    expect(terms.map(({ code, version, required, effectiveOn }) => [code, version, required, effectiveOn])).toEqual([
      ['age14', 1, true, '2025-08-21'],
      ['privacy', 6, true, '2026-11-30'],
      ['tos', 1, true, '2025-08-21'],
      ['location', 2, false, '2026-11-23'],
    ])
    const privacy = terms.find(({ code }) => code === 'privacy')?.body
    expect(privacy).toBe(LATER_TERMS.findLast(({ code }) => code === 'privacy')?.body)
    expect(
      privacy?.match(/내 사무실|저장한 사무실/g),
      'labels, what is kept, on the device, how long, removal',
    ).toHaveLength(5)
    const asked = [
      /^## 개인정보 처리 표시$/m,
      /^\| 국외 이전 \|/m,
      /^### 국외 이전$/m,
      /^### 행태정보$/m,
      /^### 자동화된 결정$/m,
    ]
    const news = [
      /^- \*\*소식 받기\*\*:/m,
      /^- \*\*소식 메일\*\*:/m,
      /^- \*\*브라우저 알림\*\*:/m,
      /Mozilla Corporation\(미국/,
    ]
    for (const line of [...asked, ...news, /책임자: {officer}/, /^- \*\*게시글의 조회\*\*:/m, /^- \*\*모임 투표\*\*:/m])
      expect(privacy).toMatch(line)
  })

  it('The first terms are added once and never over a draft', async () => {
    const all = async () => (await sql.query('SELECT * FROM terms_versions ORDER BY id')).rows
    const before = await all()
    await addFirstTerms(sql)
    expect(await all()).toEqual(before)
    await sql.query(`DELETE FROM terms_versions WHERE code = 'tos'`)
    await add(3, 0, false)
    await addFirstTerms(sql)
    expect((await all()).filter(({ code }) => code === 'tos').map(({ version }) => version)).toEqual([3])
  })

  it('An earlier database gets later versions with seven days’ notice, unless staff wrote their own', async () => {
    const versions = async () =>
      (
        await sql.query<{ version: number }>(
          `SELECT version::int FROM terms_versions WHERE code = 'privacy' ORDER BY version`,
        )
      ).rows.map(({ version }) => version)
    await sql.query(`DELETE FROM terms_versions WHERE code = 'privacy' AND version = 6`)
    await addFirstTerms(sql)
    expect(await versions()).toEqual([1, 2, 3, 4, 5, 6])
    const announced = (await termsHistory(sql, 'privacy')).find(({ version }) => version === 6)
    expect(announced).toMatchObject({ state: 'announced', effectiveOn: await day(7) })
    const [year, month, date] = (await day(7)).split('-').map(Number)
    const { rows } = await sql.query<{ body: string }>(
      `SELECT body FROM terms_versions WHERE code = 'privacy' AND version = 6`,
    )
    expect(rows[0]?.body).toContain(`${year}년 ${month}월 ${date}일부터`)
    await addFirstTerms(sql)
    expect(await versions()).toEqual([1, 2, 3, 4, 5, 6])
    await sql.query(`DELETE FROM terms_versions WHERE code = 'privacy' AND version = 6`)
    await sql.query(`UPDATE terms_versions SET body = '운영자의 글' WHERE code = 'privacy' AND version = 5`)
    await addFirstTerms(sql)
    expect(await versions()).toEqual([1, 2, 3, 4, 5])
  })

  it('Terms take effect on their day in Korean time, and the newest effective version counts', async () => {
    const shown = await add(2, 0)
    await add(3, 1)
    const draft = await add(4, -1, false)
    expect((await readTerms(sql, 'tos', 'in-force'))?.version).toBe(2)
    expect((await termsHistory(sql, 'tos')).map(({ version, state }) => [version, state])).toEqual([
      [3, 'announced'],
      [2, 'in-force'],
      [1, 'past'],
    ])
    expect((await readTerms(sql, 'tos', 1))?.state).toBe('past')
    expect(await readTerms(sql, 'tos', 4)).toBeNull()
    expect(await readTermsText(test.payload, shown.id)).toMatchObject({ body: shown.body, pdfUrl: null })
    expect(await readTermsText(test.payload, draft.id)).toBeNull()
    expect(await readTerms(sql, 'location', 3)).toBeNull()
  })

  it('Terms in force cannot be edited or deleted, even by an admin', async () => {
    const { id } = await add(2, 0)
    await expect(change(id, { body: '바꾼 글' })).rejects.toMatchObject(inForce)
    await expect(change(id, { published: false })).rejects.toMatchObject(inForce)
    await expect(change(id, { effectiveOn: await day(5) })).rejects.toMatchObject(inForce)
    await expect(remove(id)).rejects.toMatchObject(inForce)
    const first = (await readTerms(sql, 'tos', 1))?.id ?? 0
    await expect(change(first, { title: '바꾼 제목' })).rejects.toMatchObject(inForce)
    expect(await readTerms(sql, 'tos', 2)).toMatchObject({ body: '## 제1조\n\n2판', state: 'in-force' })
  })

  it('Draft and announced terms can be edited, and only drafts can be deleted', async () => {
    const draft = await add(2, 0, false)
    await change(draft.id, { body: '## 고친 초안' })
    const announced = await add(3, 10)
    await change(announced.id, { body: '## 고친 예고' })
    await expect(remove(announced.id)).rejects.toMatchObject({ data: { code: 'terms-published' } })
    await change(announced.id, { published: false })
    await remove(announced.id)
    await remove(draft.id)
    expect((await termsHistory(sql, 'tos')).map(({ version }) => version)).toEqual([1])
  })

  it('A late edit of a draft is rejected once the draft was published', async () => {
    const { id } = await add(2, 0, false)
    const publisher = await test.pool.connect()
    await publisher.query('BEGIN')
    await publisher.query('UPDATE terms_versions SET published = true WHERE id = $1', [id])
    const late = expect(change(id, { published: false, body: '## 늦은 초안' })).rejects.toMatchObject(inForce)
    const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await expect.poll(async () => (await sql.query(waits)).rowCount).toBe(1)
    await publisher.query('COMMIT')
    publisher.release()
    await late
    expect(await readTerms(sql, 'tos', 2)).toMatchObject({ state: 'in-force', body: '## 제1조\n\n2판' })
  })

  it('Versions of terms are unique whole numbers from 1', async () => {
    for (const version of [0, -1, 1.5]) await expect(add(version, 5, false)).rejects.toMatchObject({ status: 400 })
    await expect(add(1, 5, false)).rejects.toMatchObject({ status: 409 })
    const twins = await Promise.allSettled(Array.from({ length: 5 }, () => add(7, 5, false)))
    expect(twins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('Published terms can be read by anyone, and drafts by admins only', async () => {
    await add(2, 10, false)
    const seen = async (user?: TypedUser) =>
      (
        await test.payload.find({
          collection: 'terms-versions',
          where: { code: { equals: 'tos' } },
          overrideAccess: false,
          user,
        })
      ).docs.map(({ version }) => version)
    expect([await seen(), await seen(admin)]).toEqual([[1], [2, 1]])
  })

  it.each(['javascript:alert(1)', '//evil.example/a.pdf', 'data:application/pdf,x'])(
    'The PDF address %s is rejected',
    async (pdfUrl) => {
      const { id } = await add(2, 5, false)
      await expect(change(id, { pdfUrl })).rejects.toMatchObject({ status: 400 })
    },
  )
})
