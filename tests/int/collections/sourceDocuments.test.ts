import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPayload, type TestPayload } from '../setup/payload'

describe('Links of published documents', () => {
  let test: TestPayload
  beforeAll(async () => {
    test = await createTestPayload()
  })
  afterAll(() => test.drop())

  const insert = (url: string) =>
    test.pool.query<{ id: number }>('INSERT INTO source_documents (key, url) VALUES ($1, $1) RETURNING id', [url])

  it.each([
    'javascript:alert(1)',
    'https://user:pw@example.kr/',
    `https://example.kr/${'a'.repeat(2_000)}`,
    'https://example.kr\\@evil.example',
  ])('The link %s is rejected in SQL and in the CMS', async (url) => {
    await expect(insert(url)).rejects.toMatchObject({ constraint: 'source_documents_url' })
    const [made] = (await insert(`https://example.kr/${Math.random()}`)).rows
    const edit = test.payload.update({ collection: 'source-documents', id: made?.id ?? 0, data: { url } })
    await expect(edit).rejects.toMatchObject({ status: 400 })
  })

  it('A link can have a Korean domain name, and can be empty', async () => {
    const [made] = (await insert('HTTPS://기관.한국/업무추진비?쪽=1')).rows
    const edit = { collection: 'source-documents', id: made?.id ?? 0 } as const
    expect(await test.payload.update({ ...edit, data: { title: '9월' } })).toMatchObject({
      url: 'HTTPS://기관.한국/업무추진비?쪽=1',
    })
    expect(await test.payload.update({ ...edit, data: { url: null } })).toMatchObject({ url: null })
  })
})
