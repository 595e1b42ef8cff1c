import { beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '@/infra/database/pool'
import { mergeAgencies } from '@/server/agencies/agencyMerge'
import { undoAgencyMerge } from '@/server/agencies/undoAgencyMerge'
import { readSource } from '@/server/collect/runs'
import { eraseOldUploads } from '@/server/uploads/createUpload'
import { readSources, writeSources } from '@/server/collect/portableSources'
import { tryBoard } from '@/server/collect/tryBoard'
import { trialSchema } from '@/contract/sources'
import { fakePosts } from '../../../scripts/fakeBoards/posts'
import { SHAPES } from '../../../scripts/fakeBoards/shapes'
import { startFakeBoard } from '../../../scripts/fakeBoards/startFakeBoard'
import { addRow, addRows } from '../setup/rows'
import { addPerson } from '../setup/staff'
import { collectHarness } from './collectHarness'

const harness = collectHarness()

describe('Trying a source', () => {
  const kept = async () =>
    (
      await harness
        .pool()
        .query<{ id: number }>('SELECT id FROM source_posts UNION ALL SELECT id FROM sources ORDER BY id')
    ).rows

  it('One page shows posts and attachments before anything is saved, and a second try has to wait', async () => {
    const board = await startFakeBoard('generic', { posts: fakePosts({ count: 12 }) })
    try {
      const deps = { pool: harness.pool(), now: harness.now }
      const before = await kept()
      const trial = trialSchema.parse({
        family: 'generic',
        boards: [board.address],
        recipe: { ...SHAPES.generic.recipe, list: { ...SHAPES.generic.recipe?.list, department: '' } },
        titleWords: ['총무과'],
      })
      const tried = await tryBoard(deps, trial)
      expect(tried).toMatchObject({ ok: true, value: { fault: null } })
      const posts = tried.ok ? tried.value.posts : []
      expect(posts.map(({ isWanted }) => isWanted)).toEqual([1, 0, 0, 1, 0, 0, 1, 0, 0, 1].map(Boolean))
      const post = posts[0]?.address ?? ''
      expect(await tryBoard(deps, { ...trial, post })).toMatchObject({
        violation: { code: 'busy', params: { seconds: 10 } },
      })
      harness.pass(1)
      const opened = await tryBoard(deps, { ...trial, post })
      expect(opened).toMatchObject({ ok: true, value: { files: [{ name: '내역.csv' }], hasTable: false } })
      expect(await kept()).toEqual(before)
    } finally {
      await board.close()
    }
  })

  it('A recipe that finds nothing says why', async () => {
    const board = await startFakeBoard('bbs_no', { posts: fakePosts({ count: 3 }) })
    try {
      const trial = trialSchema.parse({ family: 'rfc3', boards: [board.address] })
      const tried = await tryBoard({ pool: harness.pool(), now: harness.now }, trial)
      expect(tried).toMatchObject({ ok: true, value: { fault: '목록에서 글을 찾지 못했어요.' } })
    } finally {
      await board.close()
    }
  })

  it('An address on this network is refused unless boards of this machine are allowed', async () => {
    const trial = trialSchema.parse({
      family: 'bbs_no',
      boards: ['http://169.254.169.254/latest/', 'http://10.0.0.1/'],
    })
    const tried = await tryBoard({ pool: harness.pool(), now: harness.now }, trial)
    expect(tried).toMatchObject({ ok: true, value: { fault: '내부 주소로 이어져서 열지 않았어요.' } })
    expect(trialSchema.safeParse({ family: 'bbs_no', boards: ['http://me:secret@www.gaon.example/'] }).success).toBe(
      false,
    )
  })
})

describe('Sources as files', () => {
  const source = {
    name: '=가온구청',
    agency: '가온구청',
    family: 'generic',
    boards: ['https://www.gaon.example/list.do?a=1', 'https://www.gaon.example/list.do?a=2'],
    hosts: ['file.gaon.example'],
    recipe: { list: { row: 'ul > li', send: { q: 'a,"b"' } } },
    titleWords: ['업무추진비', '판공비'],
    startMonth: '2026-01',
    licence: '1',
    rhythm: 'weekly',
    policy: 'auto',
    problemShare: 3,
    spacing: 20,
    state: 'held',
    heldReason: 'robots.txt',
  } as const
  let wide: Parameters<typeof writeSources>[0]
  beforeAll(() => {
    wide = [{ ...source, boards: [...source.boards], hosts: [...source.hosts], titleWords: [...source.titleWords] }]
  })

  it.each(['csv', 'yaml'] as const)('A source written as %s is read back unchanged', (format) => {
    expect(readSources(writeSources(wide, format))).toEqual({ ok: true, value: wide })
  })

  it('A cell that looks like a formula is escaped in a table', () => {
    expect(writeSources(wide, 'csv')).toContain("'=가온구청")
  })

  it.each([
    ['- name: 가온구청\n  family: rfc3\n  boards: [ftp://www.gaon.example/]', 'invalid-value', '1.boards.0'],
    ['name,family,boards\n가온구청,rfc9,https://www.gaon.example/', 'invalid-value', '1.family'],
    ['- a: &a [1,1,1]\n  b: [*a,*a,*a]', 'invalid-body', undefined],
    ['name,recipe\n가온구청,{', 'invalid-body', undefined],
  ])('%j is refused with its place', (text, code, field) => {
    expect(readSources(text)).toMatchObject({ ok: false, violation: { code, params: field ? { field } : {} } })
  })
})

describe('What becomes of sources and their files', () => {
  it('A source follows its institution into a merge, and back when the merge is undone', async () => {
    const pool = harness.pool()
    const by = await addPerson(pool, 'admin@bapsang.example', 'admin')
    const [from = 0, into = 0] = await addRows(pool, 'agencies', [{ name: '가온구' }, { name: '가온구청' }])
    const id = await addRow(pool, 'sources', {
      name: '합쳐질 곳',
      boards: '["https://www.gaon.example/"]',
      agency_id: from,
    })
    const agency = async () => (await readSource(pool, id))?.agency
    const merge = await transaction(pool, (sql) => mergeAgencies(sql, { from, into, by, reason: null }))
    expect(await agency()).toBe(into)
    await transaction(pool, (sql) => undoAgencyMerge(sql, { merge, into, by, reason: null }))
    expect(await agency()).toBe(from)
  })

  it.each(['bbs_no', 'egov'] as const)(
    'A file of a %s board that was erased while it waited is loaded again',
    async (family) => {
      const board = await harness.board(family, { posts: fakePosts({ count: 2, agency: `${family}구청` }) })
      await harness.run(board.id)
      await harness.pool().query(`UPDATE uploads SET created_at = now() - interval '40 days'`)
      await harness.pool().query(`UPDATE jobs SET status = 'completed'`)
      await eraseOldUploads(harness.pool())
      expect(await harness.found(board.id)).toMatchObject({ files: 2, uploads: 0 })
      await harness.run(board.id)
      expect(await harness.found(board.id)).toMatchObject({ posts: 2, files: 2, uploads: 2 })
    },
  )
})
