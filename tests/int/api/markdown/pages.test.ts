import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { markdownTwinOf } from '@/domain/site/markdownTwin'
import { createReadPool } from '@/infra/database/readPool'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { RESTAURANTS, seedDirectory } from '../../setup/directory'
import { addRow, addRows } from '../../setup/rows'
import { numberOf, readFigures } from './readFigures'

const VISITS = `FROM visits v JOIN restaurants r ON r.id = v.restaurant_id AND r.is_active`

/** Markup that is not escaped. */
const UNSAFE = /(^|[^\\])(<script>|\]\(javascript:)/

describe('Public pages as Markdown', () => {
  let database: TestDatabase
  let pool: Pool
  let app: OpenAPIHono
  let ids: Map<string, number>
  let post: number
  const read = async (path: string) => {
    const response = await app.request(path)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const one = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>> =>
    (await database.pool.query<Record<string, unknown>>(sql, values)).rows[0] ?? {}

  beforeAll(async () => {
    database = await createTestDatabase()
    ids = await seedDirectory(database.pool, [
      ...RESTAURANTS,
      { name: '가|나 [누르기](javascript:alert) <b>', code: '11140', address: '서울특별시 중구 세종대로 1' },
    ])
    await addRow(database.pool, 'restaurants', {
      ...{ title: '옛 닭한마리', name: '옛 닭한마리', is_active: false },
      merged_into_id: ids.get('닭한마리') ?? 0,
    })
    await addRow(database.pool, 'faqs', {
      ...{ question: '공짜인가요?', answer: '**네**, 공짜예요.', category: '이용', status: 'active' },
    })
    const [first = 0] = await addRows(database.pool, 'posts', [
      { board: 'free', title: '# 제목 *별*', content: '안녕 <script>alert(1)</script> [집](javascript:alert(1))' },
      { board: 'free', title: '숨긴 글', content: '숨김', status: 'hidden' },
    ])
    post = first
    await addRow(database.pool, 'place_collections', {
      ...{ slug: 'lunch', title: '점심', summary: '점심에 좋은 곳', published: true },
    })
    pool = createReadPool(database.url)
    app = createApi({ pool })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  it('Each restaurant, institution and region has the figures that SQL counts', async () => {
    const wrong: unknown[] = []
    let asked = 0
    const ask = (question: string, answered: number, expected: unknown) => {
      asked++
      if (answered !== Number(expected)) wrong.push({ question, answered, expected })
    }
    for (const { name, branch, active } of RESTAURANTS) {
      if (active === false) continue
      const id = ids.get(branch ? `${name} ${branch}` : name) ?? 0
      const { facts, tables } = readFigures((await read(`/restaurants/${id}.md`)).text)
      const counted = await one(
        `SELECT count(*) AS visits, count(DISTINCT agency_id) AS agencies, COALESCE(sum(amount), 0) AS amount
         ${VISITS} WHERE r.id = $1`,
        [id],
      )
      ask(`visits of ${name}`, numberOf(facts['방문']), counted.visits)
      ask(`agencies of ${name}`, numberOf(facts['찾은 기관']), counted.agencies)
      ask(`amount of ${name}`, numberOf(facts['쓴 금액']), counted.amount)
      const rows = tables.find(([row]) => row && '쓴 일' in row) ?? []
      ask(`rows of ${name}`, rows.length, counted.visits)
    }
    const { rows: agencies } = await database.pool.query<{ id: number; name: string }>('SELECT id, name FROM agencies')
    for (const { id, name } of agencies) {
      const { facts } = readFigures((await read(`/agencies/${id}.md`)).text)
      const counted = await one(
        `SELECT count(*) AS visits, count(DISTINCT r.id) AS places, sum(amount) AS amount ${VISITS}
         WHERE agency_id = $1`,
        [id],
      )
      ask(`visits by ${name}`, numberOf(facts['방문']), counted.visits)
      ask(`places of ${name}`, numberOf(facts['다닌 식당']), counted.places)
      ask(`amount of ${name}`, numberOf(facts['쓴 금액']), counted.amount)
    }
    const regions = readFigures((await read('/regions.md')).text).tables[0] ?? []
    for (const code of ['11110', '11140', '26110']) {
      const counted = await one(
        `SELECT count(*) AS places FROM restaurants r JOIN regions g ON g.id = r.region_id
         WHERE g.code = $1 AND r.is_active`,
        [code],
      )
      ask(`places in ${code}`, numberOf(regions.find((row) => row['법정동 코드'] === code)?.['식당']), counted.places)
    }
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(30)
  })

  it.each([
    ...[
      '/index.md',
      '/about.md',
      '/ranking.md',
      '/faq.md',
      '/data.md',
      '/changes.md',
      '/report-card.md',
      '/report-card/rule.md',
      '/developers.md',
      '/restaurants.md',
      '/map.md',
    ],
    ...['/regions.md', '/nearby.md?q=시청', '/plan.md', '/plan.md?headcount=4&per_head_max=30000&region=11110'],
    ...[
      '/agencies.md',
      '/agencies/1.md?with=2',
      '/agencies/1/report-card.md',
      '/collections.md',
      '/collections/lunch.md',
      '/board.md',
    ],
    ...['/board/free.md', '/terms.md', '/privacy.md', '/terms/location.md', '/privacy/versions/1.md'],
    ...['/llms.txt', '/llms-full.txt'],
  ])('%s is a text with a title that caches may keep', async (path) => {
    const { status, headers, text } = await read(encodeURI(path))
    expect([status, text.startsWith('# ')]).toEqual([200, true])
    expect(headers.get('content-type')).toMatch(/^text\/(markdown|plain); charset=utf-8$/)
    expect(headers.get('etag')).toMatch(/^W\/"/)
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  it('Every link of the guide and of a page leads to something', async () => {
    const texts = [(await read('/llms.txt')).text, (await read('/index.md')).text, (await read('/agencies/1.md')).text]
    const paths = texts.flatMap((text) =>
      [...text.matchAll(/\]\(http:\/\/localhost:\d+(\/[^)]*)\)/g)].map(([, to]) => to),
    )
    const own = [...new Set(paths)].filter((path = '') => /\.(md|txt|json)|^\/api/.test(path))
    expect(own.length).toBeGreaterThan(15)
    const answers = await Promise.all(own.map(async (path = '') => [path, (await read(path)).status]))
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  })

  it('Markup in names and posts stays text, and unsafe addresses are no links', async () => {
    const places = (await read(encodeURI('/regions.md?province=서울특별시&district=중구'))).text
    expect(places).not.toMatch(UNSAFE)
    expect(readFigures(places).tables[0]?.map((row) => row['식당'])).toContain('가|나 [누르기](javascript:alert) <b>')
    const { text } = await read(`/board/free/${post}.md`)
    expect(text.split('\n')[0]).toBe('# # 제목 \\*별\\*')
    expect(text).toContain('\\<script>')
    expect(text).not.toMatch(UNSAFE)
  })

  it('What is not public is missing: hidden posts and places, unknown boards and numbers', async () => {
    const paths = [
      ...[`/board/free/${post + 1}.md`, `/restaurants/${ids.get('숨은집')}.md`, '/board/secret.md', '/board/free/0.md'],
      ...['/restaurants/99999999999.md', '/agencies/4000.md', '/collections/none.md', '/terms/versions/9.md'],
    ]
    const answers = await Promise.all(paths.map(async (path) => (await read(path)).status))
    expect(answers).toEqual(paths.map(() => 404))
  })

  it('A merged restaurant leads to the Markdown of its survivor', async () => {
    const { id } = await one(`SELECT id FROM restaurants WHERE title = '옛 닭한마리'`)
    const { status, headers } = await read(`/restaurants/${String(id)}.md`)
    expect([status, headers.get('location')]).toEqual([308, `/restaurants/${ids.get('닭한마리')}.md`])
  })

  it.each(['/restaurants.md?district=중구', '/agencies.md?type=none', '/plan.md?headcount=1'])(
    '%s is answered with 400 and a sentence',
    async (path) => {
      const { status, text } = await read(encodeURI(path))
      expect([status, text]).toEqual([400, expect.stringContaining('# 주소의 조건을 확인해 주세요\n\n')])
    },
  )

  it('A crowd gets its pages or a 503, and no other error', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 120 }, async (_, i) => (await read(`/restaurants.md?page=${(i % 3) + 1}`)).status),
    )
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(200)
  })

  it('A page names its twin, and what is no public page has none', () => {
    expect(['/', '/restaurants/3', '/terms/location/versions/2'].map(markdownTwinOf)).toEqual([
      ...['/index.md', '/restaurants/3.md', '/terms/location/versions/2.md'],
    ])
    expect(
      ['/login', '/admin', '/lists/abc', '/contact', '/restaurants/x', '/api/v1/regions'].map(markdownTwinOf),
    ).toEqual(Array.from({ length: 6 }, () => null))
  })
})
