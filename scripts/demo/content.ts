import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { importFile } from '@/import/load/importFile'
import { loadWords, readPlaceWords } from '@/jobs/uploads/storedWords'
import { openFile } from '@/import/extract/openFile'
import { createAccounts } from './accounts'
import { addDemoCollection } from './collection'
import { addDemoCommunity } from './community'
import { addDemoFaqs } from './faqs'
import { placeRestaurants } from './locations'
import { addDemoReviews } from './reviews'
import type { DemoSignIn } from './signIns'
import { addDemoTerms } from './terms'

const FOLDER = 'demo'
/** Stands for the demo's content in pg_advisory_lock. */
const DEMO_LOCK = 8_214_003_116

export async function createDemoContent(pool: Pool): Promise<DemoSignIn[]> {
  const client = await pool.connect()
  try {
    // Of demos that start together on one database, the first creates everything.
    await client.query('SELECT pg_advisory_lock($1)', [DEMO_LOCK])
    const imported = await importSamples(pool)
    if (imported) await placeRestaurants(pool, join(FOLDER, 'places.csv'))
    if (imported) await addDemoCollection(pool)
    await addDemoTerms(pool)
    if (await isFirstStart(pool)) {
      await addDemoReviews(pool)
      await addDemoCommunity(pool)
      await addDemoFaqs(pool)
    }
    return await createAccounts(pool)
  } finally {
    // Destroys the connection, which releases the lock in every case.
    client.release(true)
  }
}

/** Later starts must not recreate content that people may have deleted. */
async function isFirstStart(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ empty: boolean }>('SELECT NOT EXISTS (SELECT FROM users) AS empty')
  return rows[0]?.empty ?? false
}

async function importSamples(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ file_hash: string }>(
    `SELECT file_hash FROM import_batches WHERE status = 'applied'`,
  )
  const seen = new Set(rows.map(({ file_hash }) => file_hash))
  const samples = readdirSync(FOLDER).filter((name) => name.normalize('NFC').endsWith('체험용.csv'))
  const missing = samples.sort().filter(
    (name) =>
      !seen.has(
        createHash('sha256')
          .update(readFileSync(join(FOLDER, name)))
          .digest('hex'),
      ),
  )
  if (missing.length) console.log(`예시 업무추진비 파일 ${missing.length}개를 가져와요…`)
  const words = await loadWords(pool, await readPlaceWords(pool))
  for (const name of missing) await importFile(pool, await openFile(join(FOLDER, name)), new Date(), null, { words })
  return missing.length
}
