import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { changeEnv } from '@/infra/env'
import { createTestPayload, type TestPayload } from '../../setup/payload'
import { addStaff } from '../../setup/payloadRest'

let test: TestPayload
let report: () => Response | Promise<Response>
const dataDir = mkdtempSync(join(tmpdir(), 'system-'))
beforeAll(async () => {
  changeEnv({ DATA_DIR: dataDir })
  mkdirSync(join(dataDir, 'photos'))
  writeFileSync(join(dataDir, 'photos', 'one.webp'), 'a photograph')
  test = await createTestPayload()
  const app = createApi({ pool: test.pool, writes: test.pool })
  const { cookie } = await addStaff(test, '관리자', 'admin')
  report = () => app.request('/api/v1/staff/system', { headers: { Cookie: cookie } })
})
afterAll(async () => {
  await test.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

it('The system report still shows its other figures when one of them cannot be read', async () => {
  const state = (await (await report()).json()) as Record<string, unknown>
  expect(state).toMatchObject({ storage: { photographs: 12 }, lastImport: { fileName: null } })
  expect(state.latencyMs).toBeTypeOf('number')
  await test.pool.query('ALTER TABLE import_batches RENAME TO import_batches_away')
  const partly = (await (await report()).json()) as Record<string, unknown>
  await test.pool.query('ALTER TABLE import_batches_away RENAME TO import_batches')
  expect([partly.lastImport, typeof partly.latencyMs]).toEqual([null, 'number'])
})
