import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPayload, type TestPayload } from '../setup/payload'
import { addRow } from '../setup/rows'

describe('Links of published documents', () => {
  let test: TestPayload
  beforeAll(async () => {
    test = await createTestPayload()
  })
  afterAll(() => test.drop())

  const insert = (url: string) => addRow(test.pool, 'source_documents', { url })

  it.each([
    'javascript:alert(1)',
    'https://user:pw@example.kr/',
    `https://example.kr/${'a'.repeat(2_000)}`,
    'https://example.kr\\@evil.example',
  ])('The link %s is rejected in SQL and in the CMS', async (url) => {
    await expect(insert(url)).rejects.toMatchObject({ constraint: 'source_documents_url' })
    const id = await insert(`https://example.kr/${Math.random()}`)
    const edit = test.payload.update({ collection: 'source-documents', id, data: { url } })
    await expect(edit).rejects.toMatchObject({ status: 400 })
  })

  it('A link can have a Korean domain name, and can be empty', async () => {
    const id = await insert('HTTPS://기관.한국/업무추진비?쪽=1')
    const edit = { collection: 'source-documents', id } as const
    expect(await test.payload.update({ ...edit, data: { title: '9월' } })).toMatchObject({
      url: 'HTTPS://기관.한국/업무추진비?쪽=1',
    })
    expect(await test.payload.update({ ...edit, data: { url: null } })).toMatchObject({ url: null })
  })
})
