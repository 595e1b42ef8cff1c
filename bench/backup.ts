import { mkdtempSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { onExitSignal } from '@/infra/exitHooks'
import { openStored } from '@/infra/backup/openArchive'
import { restoreBeside } from '@/infra/backup/restoreBackup'
import { createBackup } from '@/infra/backup/createBackup'
import { connectMaintenance, dropDatabase } from '@/infra/backup/database/maintenance'
import { backupStoreOf } from '@/infra/backup/backupStore'
import { diskFiles } from '@/infra/files/diskFiles'
import { verifyBackup } from '@/infra/backup/verifyBackup'
import { RESTORED_SCHEMA as schema } from '@/schema/migrate'
import { startSeededDatabase } from './seededDatabase'

/** About four visits each: a million and more. */
const RESTAURANTS = '330000'
const RESTORED = 'bench_restored'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: RESTAURANTS },
    step: { type: 'string' },
    url: { type: 'string', default: '' },
    folder: { type: 'string', default: '' },
  },
})

/** One step of the measurement, alone in its process: what memory it takes is what the process took. */
async function runStep(step: string): Promise<object> {
  const store = backupStoreOf(diskFiles(join(values.folder, 'backups')))
  const places = { url: values.url, files: diskFiles(values.folder) }
  if (step === 'backup') {
    const { rows, bytes } = await createBackup({ ...places, store, type: 'full', appVersion: '0', now: new Date() })
    return { rows, bytes }
  }
  const [info] = await store.list()
  const opened = await openStored(store, info?.name ?? '')
  if (step === 'verify') return { rows: (await verifyBackup(opened)).rows }
  const { tables } = await restoreBeside({ places, opened, schema }, RESTORED)
  return { tables: tables.length, equal: tables.filter(({ equal }) => equal).length }
}

function measure(step: string, url: string, folder: string): Promise<string> {
  const self = fileURLToPath(import.meta.url)
  const options = [...process.execArgv, '--max-semi-space-size=16', self, '--step', step, '--url', url]
  const child = spawn(process.execPath, [...options, '--folder', folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) =>
    child.on('exit', (code) => (code === 0 ? resolve(output.trim()) : reject(new Error(`${step} ended with ${code}`)))),
  )
}

if (values.step) {
  process.env.PAYLOAD_SECRET ??= 'only-for-benchmarks-of-this-machine-0123456789'
  const started = performance.now()
  const result = await runStep(values.step)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const rss = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(`${values.step}: ${seconds} s, ${rss} MB RSS ${JSON.stringify(result)}`)
  process.exit(0)
}

const database = await startSeededDatabase(Number(values.rows))
const folder = mkdtempSync(join(tmpdir(), 'bench-backup-'))
onExitSignal(() => rmSync(folder, { recursive: true, force: true }))
try {
  const { rows } = await database.pool.query<{ visits: number }>('SELECT COUNT(*) AS visits FROM visits')
  console.log(`${rows[0]?.visits} visits`)
  for (const step of ['backup', 'verify', 'restore']) console.log(await measure(step, database.url, folder))
} finally {
  const sql = await connectMaintenance(database.url)
  await dropDatabase(sql, RESTORED)
  await sql.end()
  rmSync(folder, { recursive: true, force: true })
  await database.stop()
}
