import type { CollectionSlug, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NOTICE_PHASES } from '@/domain/community/postRules'
import { addPost } from '../../setup/community'
import { emptyTables } from '../../setup/emptyTables'
import { bodyOf } from '../../setup/moderation'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff, payloadCaller, type Send } from '../../setup/payloadRest'
import { staffCaller } from '../../setup/staffApi'

const NOTICE = { title: '점검 안내', content: '새벽에 잠시 멈춰요.', noticeType: 'maintenance', priority: 'high' }
const TERMS = { code: 'location', title: '위치정보 이용 안내', isRequired: false, body: '## 제1조', published: false }

describe('Editor role', () => {
  let test: TestPayload
  let staff: Send
  let rest: Send
  let user: TypedUser
  let moderator: TypedUser

  beforeAll(async () => {
    test = await createTestPayload()
    const editor = await addStaff(test, '글쓴이', 'editor')
    staff = staffCaller(test, editor.cookie)
    rest = payloadCaller(test, editor.cookie)
    const read = async (id: number) => ({
      ...(await test.payload.findByID({ collection: 'users', id })),
      collection: 'users' as const,
    })
    user = await read(editor.id)
    moderator = await read((await addStaff(test, '한지우', 'moderator')).id)
  })
  afterAll(() => test.drop())
  beforeEach(async () => {
    await emptyTables(test.pool, ['posts'])
    await test.pool.query('DELETE FROM terms_versions WHERE version > 1')
  })

  const shift = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const write = async (more: object) =>
    bodyOf<{ id: number; version: string; phase: string; board: string }>(
      await staff('POST', '/notices', { ...NOTICE, ...more }),
    )

  it('An editor can write notices, whose phase follows from their status and period', async () => {
    expect(await write({})).toMatchObject({ phase: 'live', board: 'notice' })
    expect(await write({ publishFrom: shift(1) })).toMatchObject({ phase: 'scheduled' })
    expect(await write({ publishUntil: shift(-1) })).toMatchObject({ phase: 'ended' })
    expect(await write({ status: 'pending' })).toMatchObject({ phase: 'draft' })
    expect(await write({ status: 'hidden' })).toMatchObject({ phase: 'hidden' })
    const list = async (phase: string | string[]) =>
      bodyOf<object[]>(await staff('GET', `/notices?filter=${encodeURIComponent(JSON.stringify({ phase }))}`))
    for (const phase of NOTICE_PHASES) expect(await list(phase)).toMatchObject([{ phase }])
    expect(await list(['live', 'ended'])).toHaveLength(2)
    const backwards = await staff('POST', '/notices', { ...NOTICE, publishFrom: shift(2), publishUntil: shift(1) })
    expect(backwards.status).toBe(400)
  })

  it('An editor can change notices, move them to the trash and restore them as they were', async () => {
    const { id, version } = await write({ status: 'pending' })
    expect((await staff('PUT', `/notices/${id}`, { version, title: '고친 제목' })).status).toBe(200)
    expect((await staff('DELETE', '/notices', { ids: [id], reason: '잘못 올림' })).status).toBe(200)
    expect(bodyOf<object[]>(await staff('GET', '/notices'))).toHaveLength(0)
    expect((await staff('POST', '/notices/actions/restore', { ids: [id] })).status).toBe(200)
    expect(bodyOf(await staff('GET', `/notices/${id}`))).toMatchObject({ phase: 'draft', title: '고친 제목' })
  })

  it('An editor can change terms until they are in force, and delete drafts', async () => {
    const made = await staff('POST', '/terms', { ...TERMS, edition: 2, effectiveOn: '2099-01-01' })
    const draft = bodyOf<{ id: number; version: string; state: string; effectiveOn: string }>(made)
    expect([made.status, draft]).toMatchObject([201, { state: 'draft', effectiveOn: '2099-01-01' }])
    const put = await staff('PUT', `/terms/${draft.id}`, { version: draft.version, published: true })
    const announced = bodyOf<typeof draft>(put)
    expect(announced.state).toBe('announced')
    expect((await staff('DELETE', `/terms/${draft.id}`)).status).toBe(409)
    const started = await staff('PUT', `/terms/${draft.id}`, { version: announced.version, effectiveOn: '2020-01-01' })
    expect(bodyOf<typeof draft>(started).state).toBe('in-force')
    const { version } = bodyOf<typeof draft>(started)
    expect((await staff('PUT', `/terms/${draft.id}`, { version, title: '바꾼 제목' })).status).toBe(409)
    const other = bodyOf<{ id: number }>(
      await staff('POST', '/terms', { ...TERMS, edition: 3, effectiveOn: '2099-01-01' }),
    )
    expect((await staff('DELETE', `/terms/${other.id}`)).status).toBe(200)
    expect((await staff('POST', '/terms', { ...TERMS, edition: 2, effectiveOn: '2099-01-01' })).status).toBe(409)
  })

  it('An editor can write notices and terms through Payload’s REST API, but not change other posts', async () => {
    const made = await rest('POST', '/posts', { ...NOTICE, board: 'free' })
    expect(made.status).toBe(201)
    const { rows } = await test.pool.query<{ board: string }>('SELECT board FROM posts')
    expect(rows).toEqual([{ board: 'notice' }])
    expect((await rest('POST', '/terms-versions', { ...TERMS, version: 2, effectiveOn: '2099-01-01' })).status).toBe(
      201,
    )
    const free = await addPost(test.pool, null, 'free')
    for (const change of [{ title: '바꿈' }, { deletedAt: shift(0) }])
      expect((await rest('PATCH', `/posts/${free}`, change)).status).toBe(403)
    expect((await rest('DELETE', `/posts/${free}`)).status).toBe(403)
  })

  it('An editor cannot write to any other collection through the Local API', async () => {
    const locally = { overrideAccess: false, user, data: {} as never, id: 1 }
    const own: CollectionSlug[] = ['place-collections', 'posts', 'terms-versions']
    const slugs = (Object.keys(test.payload.collections) as CollectionSlug[]).filter(
      (slug) => !own.includes(slug) && !slug.startsWith('payload-'),
    )
    expect(slugs.length).toBeGreaterThan(15)
    for (const collection of slugs) {
      await expect(test.payload.create({ ...locally, collection }), collection).rejects.toMatchObject({
        status: 403,
      })
      // One's own account, alone, may be edited by anyone who has one.
      if (collection !== 'users')
        await expect(test.payload.update({ ...locally, collection } as never), collection).rejects.toMatchObject({
          status: expect.toBeOneOf([403, 404]) as number,
        })
      await expect(test.payload.delete({ ...locally, collection } as never), collection).rejects.toMatchObject({
        status: 403,
      })
    }
  })

  it('An editor can open the panel and sees only their own collections, and a moderator cannot open it', async () => {
    const admitted = (person: TypedUser) =>
      test.payload.collections.users.config.access.admin?.({ req: { user: person } as never })
    expect([admitted(user), admitted(moderator)]).toEqual([true, false])
    const shown = Object.values(test.payload.collections)
      .filter(({ config: { slug } }) => !slug.startsWith('payload-'))
      .filter(
        ({ config: { admin } }) =>
          !(typeof admin.hidden === 'function' ? admin.hidden({ user: user as never }) : admin.hidden),
      )
      .map(({ config: { slug } }) => slug)
    expect(shown.sort()).toEqual(['place-collections', 'posts', 'terms-versions'])
    const { baseFilter } = test.payload.collections.posts.config.admin
    expect(await baseFilter?.({ req: { user } as never } as never)).toEqual({ board: { equals: 'notice' } })
  })
})
