import { describe, expect, it } from 'vitest'
import { UPLOAD_RETENTION_DAYS } from '@/domain/upload/limits'
import { eraseOldUploads } from '@/server/uploads/createUpload'
import { expenseCsv, uploadHarness } from './uploadHarness'

describe('Error files of uploads', () => {
  const harness = uploadHarness()
  const fetchText = async (path: string) => {
    const response = await harness.browser().send(`/api/v1/staff${path}`)
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }

  it('The error file has the original columns and reasons, no formulas, and can be re-uploaded', async () => {
    const id = await harness.send(
      'list.csv',
      expenseCsv([
        '2026-05-04,12:10,온새미한상,간담회,4,카드,52000',
        '2026-05-05,12:30,모롱이국수,"=HYPERLINK(1)",3,카드,백만',
      ]),
    )
    expect(await harness.settled(id)).toMatchObject({ counts: { ok: 1, error: 1 } })
    const { response, bytes } = await fetchText(`/uploads/${id}/errors?format=csv`)
    const text = bytes.toString('utf8')
    expect(response.headers.get('Content-Disposition')).toContain(encodeURIComponent('list_거부'))
    expect(text).toContain('사용금액,가져오지 못한 이유')
    expect(text).toContain('금액을 숫자로 읽을 수 없어요.')
    expect(text).toContain("'=HYPERLINK(1)")
    expect(text).not.toContain('온새미한상')

    const corrected = await harness.send('list_거부.csv', text.replace('백만', '61000'))
    expect(await harness.settled(corrected)).toMatchObject({
      status: 'read',
      error: null,
      counts: { rows: 1, ok: 1, error: 0, amount: { ok: 61_000 } },
    })
  })

  it('The error file of reviews has their own reasons and full texts, and can be re-uploaded', async () => {
    const content = '국이 따뜻해요. '.repeat(25).trim()
    const head = '식당,주소,회원,별점,내용'
    const text = `${head}\n없는식당,서울특별시 중구 무교로 1,없는 사람,열,${content}\n`
    const id = await harness.send('리뷰.csv', text, 'reviews')
    expect(await harness.settled(id)).toMatchObject({ status: 'read', counts: { error: 1 } })
    const file = (await fetchText(`/uploads/${id}/errors?format=csv`)).bytes.toString('utf8')
    expect(file).toContain('내용,가져오지 못한 이유')
    expect(file).toContain('별점은 1부터 5까지의 정수여야 해요.')
    expect(file).toContain(content)
    const again = await harness.settled(await harness.send('리뷰_거부.csv', file.replace(',열,', ',5,'), 'reviews'))
    expect(again).toMatchObject({ status: 'read', error: null, counts: { rows: 1, error: 1 } })
  })

  it('The error file keeps the agency that staff entered, and can be read as a workbook', async () => {
    const rows = ['2026-05-05,12:30,모롱이국수,회의,3,카드,백만', '2026-05-06,12:30,모롱이국수,회의,3,카드,41000']
    const id = await harness.send('x.csv', expenseCsv(rows, '업무추진비 집행내역'))
    await harness.settled(id)
    await harness.json('PATCH', `/uploads/${id}`, { agency: '나래시청', newAgency: true })
    await harness.settled(id)
    const { bytes } = await fetchText(`/uploads/${id}/errors?format=xlsx`)
    const again = await harness.send('x_거부.xlsx', bytes)
    const read = await harness.settled(again)
    expect(read).toMatchObject({ format: 'xlsx', error: null, counts: { rows: 1, error: 1 } })
    const { body } = await harness.json<{ rows: { reading: { agency: string } }[] }>('GET', `/uploads/${again}/rows`)
    expect(body.rows[0]?.reading.agency).toBe('나래시청')
  })

  it('Only admins can download error files and templates, in known formats', async () => {
    const { response } = await fetchText('/uploads/999999/errors?format=csv')
    expect(response.status).toBe(404)
    expect((await fetchText('/uploads/1/errors?format=exe')).response.status).toBe(400)
    await harness.browser().signIn('moderator@bapsang.example')
    expect((await fetchText('/uploads/1/errors?format=csv')).response.status).toBe(403)
    expect((await fetchText('/upload-templates/visits?format=csv')).response.status).toBe(403)
    await harness.browser().signIn('admin@bapsang.example')
  })

  it('A template can be uploaded as it is, and its downloads are counted', async () => {
    expect('/api/v1/staff/upload-templates').toBe('/api/v1/staff/upload-templates')
    const { bytes } = await fetchText('/upload-templates/visits?format=xlsx')
    await fetchText('/upload-templates/visits?format=csv')
    const { body } = await harness.json('GET', '/upload-templates')
    expect(body).toEqual({ downloads: { visits: 2 } })
    const read = await harness.settled(await harness.send('form.xlsx', bytes))
    expect(read).toMatchObject({ status: 'read', error: null, counts: { ok: 1, error: 0 } })
  })

  it('An upload is erased after its retention period, and imported visits stay', async () => {
    const id = await harness.send('old.csv', expenseCsv(['2026-05-20,12:10,두레박한식,간담회,4,카드,52000']))
    const young = await harness.send('new.csv', expenseCsv(['2026-05-21,12:10,두레박한식,간담회,4,카드,53000']))
    await harness.settled(id)
    await harness.settled(young)
    await harness.json('POST', `/uploads/${id}/import`)
    await harness.settled(id)
    const { pool } = harness.test()
    await pool.query('UPDATE uploads SET created_at = now() - make_interval(days => $2) WHERE id = $1', [
      id,
      UPLOAD_RETENTION_DAYS + 1,
    ])
    expect(await eraseOldUploads(pool)).toBe(1)
    const { rows } = await pool.query(
      `SELECT id, bytes IS NULL AS erased, (SELECT count(*)::int FROM upload_rows r WHERE r.upload_id = u.id) AS rows
       FROM uploads u WHERE id = ANY ($1) ORDER BY id`,
      [[id, young]],
    )
    expect(rows).toEqual([
      { id, erased: true, rows: 0 },
      { id: young, erased: false, rows: 1 },
    ])
    expect((await pool.query('SELECT FROM visits WHERE amount = 52000')).rowCount).toBeGreaterThan(0)
    expect(await eraseOldUploads(pool)).toBe(0)
  })
})
