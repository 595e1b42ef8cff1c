import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readMarkdown } from '@/domain/markdown/readMarkdown'
import { FIRST_TERMS } from '@/messages/terms/firstTerms'
import { Markdown } from '@/ui/markdown/Markdown'
import * as termsMarkdown from '../../../migrations/20261122_080000_terms_markdown'
import { migrationArgs } from '../setup/migrationArgs'
import { createTestPayload, type TestPayload } from '../setup/payload'

let test: TestPayload
beforeAll(async () => {
  test = await createTestPayload()
})
afterAll(() => test.drop())

const IN_FORCE = `## 제1조 *목적*
필수(선택)은 <b>글</b>이며
**별표(*)는 [여기](javascript:alert(1))** 두 줄입니다.
1. 첫째
3. 셋째
끝 \\ 문장 {email}`

const migrate = () => termsMarkdown.up(migrationArgs(test))
const bodies = async () =>
  (
    await test.pool.query<{ code: string; version: number; body: string }>(
      'SELECT code, version::int, body FROM terms_versions ORDER BY code, version',
    )
  ).rows

it('terms in the old notation read the same after the migration, and the built-in ones stay as they are', async () => {
  await test.pool.query(
    `INSERT INTO terms_versions (code, title, version, is_required, effective_on, body, published)
     VALUES ('tos', '이용약관', 2, true, '2026-01-01', $1, true)`,
    [IN_FORCE],
  )
  await migrate()
  const after = await bodies()
  for (const { code, body } of FIRST_TERMS)
    expect(after.find((row) => row.code === code && row.version === 1)?.body).toBe(body)

  const moved = after.find(({ version }) => version === 2)?.body ?? ''
  expect(
    renderToStaticMarkup(
      createElement(Markdown, { blocks: readMarkdown(moved), slots: { email: 'help@example.org' } }),
    ),
  ).toBe(
    '<h2>제1조 *목적*</h2>' +
      '<p>필수(선택)은 &lt;b&gt;글&lt;/b&gt;이며 **별표(*)는 [여기](javascript:alert(1))** 두 줄입니다.</p>' +
      '<ol start="1"><li>첫째</li></ol><ol start="3"><li>셋째</li></ol>' +
      '<p>끝 \\ 문장 help@example.org</p>',
  )
})

it('terms that are in Markdown already stay as they are when the migration runs again', async () => {
  await test.pool.query(`DELETE FROM terms_versions WHERE version = 2`)
  const before = await bodies()
  await migrate()
  expect(await bodies()).toEqual(before)
})
