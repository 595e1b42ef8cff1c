import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '../../setup/emptyTables'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import type { Send } from '../../setup/payloadRest'
import { threeStaff } from '../../setup/staffApi'

let test: TestPayload
let send: Send
let moderator: Send
beforeAll(async () => {
  test = await createTestPayload()
  ;({ send, moderator } = await threeStaff(test))
})
beforeEach(() => emptyTables(test.pool, ['sources']))
afterAll(() => test.drop())

const FILE = `name,family,boards,state,heldReason
가온구청,rfc3,https://www.gaon.example/board/list.gaon?boardId=BBS_0000012,active,
누리구청,bbs_no,https://www.nuri.example/www/selectBbsNttList.do?bbsNo=24,held,robots.txt`
const act = (by: Send, name: string, body: object) => by('POST', `/sources/actions/${name}`, JSON.stringify(body))
const names = async () =>
  (await test.pool.query<{ name: string; state: string }>('SELECT name, state FROM sources ORDER BY name')).rows

/** The sources of FILE; the id of the first. */
async function added(): Promise<number> {
  expect((await act(send, 'import', { text: FILE })).body).toEqual({ created: 2, updated: 0 })
  const { rows } = await test.pool.query<{ id: number }>(`SELECT id FROM sources WHERE name = '가온구청'`)
  return rows[0]?.id ?? 0
}

describe('Sources through the back office', () => {
  it('A file of sources creates them once, replaces them the next time, and each change is audited', async () => {
    await added()
    const changed = FILE.replace('active', 'held').replace(/,$/m, ',문의함')
    expect((await act(send, 'import', { text: changed })).body).toEqual({ created: 0, updated: 2 })
    expect(await names()).toEqual([
      { name: '가온구청', state: 'held' },
      { name: '누리구청', state: 'held' },
    ])
    const { rows } = await test.pool.query<{ event: string; after: object }>(
      `SELECT event, after FROM audit_log
        WHERE subject_type = 'source' AND subject_id IN (SELECT id FROM sources) ORDER BY id`,
    )
    expect(rows.map(({ event }) => event)).toEqual(['record_created', 'record_created', 'record_updated'])
    expect(rows[2]?.after).toMatchObject({ state: 'held', heldReason: '문의함' })
  })

  it('A file with one wrong source changes nothing', async () => {
    await added()
    const before = await names()
    const wrong = `${FILE.replaceAll('구청', '시청')}\n다온구청,rfc3,https://www.daon.example/,held,`
    expect((await act(send, 'import', { text: wrong })).status).toBe(400)
    expect(
      (await act(send, 'import', { text: `${FILE},\n다온구청,rfc3,ftp://www.daon.example/,active,` })).status,
    ).toBe(400)
    expect(await names()).toEqual(before)
  })

  it('What is exported can be imported again, and the export is audited', async () => {
    await added()
    for (const format of ['csv', 'yaml']) {
      const { text } = (await act(send, 'export', { format })).body as unknown as { text: string }
      expect((await act(send, 'import', { text })).body).toEqual({ created: 0, updated: 2 })
    }
    const { rowCount } = await test.pool.query(`SELECT FROM audit_log WHERE event = 'records_exported'`)
    expect(rowCount).toBe(2)
  })

  it('A held source is not run, and its reason goes when a person lets it go on', async () => {
    const id = await added()
    await test.pool.query(`UPDATE sources SET state = 'held', held_reason = '문의함' WHERE id = $1`, [id])
    expect((await act(send, 'run', { id })).body).toMatchObject({ code: 'source-held' })
    const runs = () => send('POST', `/sources/${id}/runs`, '{}')
    expect((await runs()).body).toMatchObject({ heldReason: '문의함' })
    const { body } = await send('GET', `/sources/${id}`)
    const version = (body as unknown as { version: string }).version
    const put = await send('PUT', `/sources/${id}`, JSON.stringify({ state: 'active', version }))
    expect(put.body).toMatchObject({ state: 'active', heldReason: null })
    expect((await act(send, 'run', { id })).status).toBe(200)
    expect((await runs()).body).toMatchObject({ heldReason: null, runs: [{ outcome: null }], files: [] })
  })

  it('A silent source is listed as such until an admin settles it, which is audited', async () => {
    const id = await added()
    expect((await act(send, 'run', { id })).status).toBe(200)
    await test.pool.query(`UPDATE source_schedules SET quiet_at = now() - interval '1 day' WHERE source_id = $1`, [id])
    const silent = async () => {
      const { body } = await send('GET', `/sources?filter=${encodeURIComponent('{"isQuiet":true}')}`)
      return (body as unknown as { id: number }[]).map((source) => source.id)
    }
    expect(await silent()).toEqual([id])
    expect((await moderator('POST', `/sources/${id}/settle-quiet`, '{}')).status).toBe(403)
    expect((await send('POST', `/sources/${id}/settle-quiet`, '{}')).body).toMatchObject({ isQuiet: false })
    expect(await silent()).toEqual([])
    const { rowCount } = await test.pool.query(`SELECT FROM audit_log WHERE after ->> 'isQuiet' = 'false'`)
    expect(rowCount).toBe(1)
  })

  it('Only admins try, run, import or export sources', async () => {
    for (const name of ['try', 'run', 'import', 'export', 'replace'])
      expect((await act(moderator, name, {})).status, name).toBe(403)
  })
})
