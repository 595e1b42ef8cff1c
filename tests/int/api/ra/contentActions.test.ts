import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, seedReported } from '../../setup/moderation'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff, payloadCaller } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'

interface Row {
  id: number
  status: string
  trashedAt: string | null
  openReports: number
  authorEmail?: string
}

// One for both kinds: Payload reads its configuration once a file.
let test: TestPayload
let moderator: Awaited<ReturnType<typeof addStaff>>
let send: ReturnType<typeof staffCaller>
let admin: ReturnType<typeof staffCaller>

beforeAll(async () => {
  test = await createTestPayload()
  moderator = await addStaff(test, '윤서진', 'moderator')
  send = staffCaller(test, moderator.cookie)
  admin = staffCaller(test, (await addStaff(test, '한지우', 'admin')).cookie)
})
afterAll(() => test.drop())

describe.each(['reviews', 'comments'] as const)('%s in the back office', (resource) => {
  let seed: Awaited<ReturnType<typeof seedReported>>

  beforeEach(async () => {
    seed = await seedReported(test)
  })

  const id = () => (resource === 'reviews' ? seed.review : seed.comment)
  const list = async (filter: object, by = send) =>
    bodyOf<Row[]>(await by('GET', `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`))
  const one = async () => bodyOf<Row>(await send('GET', `/${resource}/${id()}`))
  const act = (action: string, body: object) => send('POST', `/${resource}/${id()}/${action}`, body)
  const told = async () =>
    (await test.pool.query<{ kind: string }>('SELECT kind FROM notifications ORDER BY id')).rows.map(({ kind }) => kind)

  it('Hiding content needs a reason, closes its reports and notifies both sides', async () => {
    expect((await act('hide', {})).status).toBe(400)
    const hidden = await act('hide', { reason: '광고·도배', message: '광고를 빼 주세요.' })
    expect(hidden.status).toBe(200)
    expect(await one()).toMatchObject({ status: 'hidden', openReports: 0 })
    expect(await told()).toContain('content_moderated')
    expect(await told()).toContain('report_resolved')
  })

  const decisions = async () =>
    (await test.pool.query<{ undone: boolean }>('SELECT undone_at IS NOT NULL AS undone FROM report_resolutions')).rows

  it('Restoring deleted content takes back the decision and its unread notices, and reopens its reports', async () => {
    const { openReports } = await one()
    expect(openReports).toBeGreaterThan(0)
    const { undo } = bodyOf<{ undo: number[] }>(await act('delete', { reason: '광고' }))
    expect(await told()).toContain('content_moderated')
    expect((await act('restore', {})).status).toBe(200)
    expect(await one()).toMatchObject({ status: 'published', trashedAt: null, openReports })
    expect(await told()).toEqual([])
    expect(await decisions()).toEqual([{ undone: true }])
    expect((await send('POST', `/${resource}/actions/undo`, { ids: [id()], undo })).status).toBe(409)
  })

  it('Content shown again through Payload’s REST API tells an author who has read that it was hidden', async () => {
    await act('hide', { reason: '광고' })
    await test.pool.query('UPDATE notifications SET read_at = now()')
    const rest = payloadCaller(test, moderator.cookie)
    expect((await rest('PATCH', `/${resource}/${id()}`, { status: 'published' })).status).toBe(200)
    expect((await told()).filter((kind) => kind === 'content_restored')).toHaveLength(1)
    expect(await decisions()).toEqual([{ undone: true }])
  })

  it('Undoing a deletion brings content back as it was, with its reports', async () => {
    const { openReports } = await one()
    const { undo } = bodyOf<{ undo: number[] }>(await act('delete', { reason: '광고' }))
    expect((await one()).trashedAt).not.toBeNull()
    expect(await list({})).not.toContainEqual(expect.objectContaining({ id: id() }))
    expect((await list({ trashed: true })).map((row) => row.id)).toEqual([id()])
    const back = await send('POST', `/${resource}/actions/undo`, { ids: [id()], undo })
    expect([back.status, await one()]).toMatchObject([200, { status: 'published', trashedAt: null, openReports }])
  })

  it('Bulk actions can hide, restore and restrict content for up to 30 days', async () => {
    const ids = [id()]
    const bulk = (action: string, body: object) => send('POST', `/${resource}/actions/${action}`, { ids, ...body })
    expect((await bulk('hide', {})).status).toBe(400)
    expect((await bulk('hide', { reason: '욕설' })).status).toBe(200)
    expect((await one()).status).toBe('hidden')
    expect((await bulk('restore', {})).status).toBe(200)
    expect((await one()).status).toBe('published')
    expect((await bulk('restrict', { reason: '권리 침해 신고', days: 30 })).status).toBe(200)
    expect(await one()).toMatchObject({ status: 'hidden', hiddenUntil: expect.any(String) as string })
    expect((await bulk('restrict', { reason: '권리 침해 신고', days: 31 })).status).toBe(400)
    expect((await bulk('burn', {})).status).toBe(404)
  })

  it('Hiding content that is already hidden changes nothing and sends no second notification', async () => {
    const hide = async (body: object) =>
      bodyOf<{ data: number[]; undo: number[] }>(
        await send('POST', `/${resource}/actions/hide`, { reason: '욕설', ...body }),
      )
    expect((await hide({ ids: [id()] })).data).toEqual([id()])
    const heard = (await told()).length
    expect(await hide({ filter: { status: 'hidden' } })).toEqual({ data: [], undo: [] })
    expect(await told()).toHaveLength(heard)
  })

  it('Staff cannot restore content that its author deleted', async () => {
    await test.pool.query(`UPDATE ${resource} SET deleted_at = now() WHERE id = $1`, [id()])
    const answer = await send('POST', `/${resource}/actions/restore`, { ids: [id()] })
    expect([answer.status, bodyOf(answer)]).toEqual([200, { data: [] }])
    expect(await one()).toMatchObject({ isTrashedByAuthor: true })
  })

  it('Each decision on content leaves an audit entry', async () => {
    const { rows: before } = await test.pool.query('SELECT FROM audit_log')
    await act('hide', { reason: '광고' })
    await act('restore', { reason: '잘못 봄' })
    const { rows } = await test.pool.query<{ event: string; reason: string }>(
      'SELECT event, reason FROM audit_log ORDER BY id OFFSET $1',
      [before.length],
    )
    expect(rows.map(({ reason }) => reason)).toEqual(['광고', '잘못 봄'])
  })

  it('Content is found by its reports, and by its author’s e-mail address for admins only', async () => {
    expect((await list({ reported: true })).map((row) => row.id)).toEqual([id()])
    expect((await list({ q: '된장주' })).map((row) => row.id)).toEqual([id()])
    expect(await list({ q: 'hidden@people' })).toEqual([])
    const found = await list({ q: 'hidden@people' }, admin)
    expect(found).toMatchObject([{ id: id(), authorEmail: 'hidden@people.example' }])
  })

  it('Moderators never see an author’s e-mail address', async () => {
    for (const path of [`/${resource}`, `/${resource}/${id()}`, `/${resource}?filter={"id":[${id()}]}`]) {
      const { status, text } = await send('GET', path)
      expect([status, text.includes('people.example'), text.includes('authorEmail')]).toEqual([200, false, false])
    }
  })
})
