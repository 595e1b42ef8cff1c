import { startEmbedded } from '@/infra/database/embedded'
import { createPool } from '@/infra/database/pool'
import { startTemporary } from '@/infra/database/temporary'

/**
 * A process that uses the embedded database until it is ended: `tsx holdDatabase.ts DATA_DIR` prints its address, and
 * `tsx holdDatabase.ts --temporary` where the data of a temporary one is.
 */
async function hold(): Promise<void> {
  const [, , dataDir = ''] = process.argv
  if (dataDir === '--temporary') {
    const { url } = await startTemporary('held', ['fsync=off'])
    const pool = createPool(url, 1)
    const { rows } = await pool.query<{ data_directory: string }>('SHOW data_directory')
    console.log(rows[0]?.data_directory)
  } else {
    const database = await startEmbedded({ dataDir, settings: ['fsync=off'], restarts: true })
    process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
    console.log(database.url)
  }
  setInterval(() => undefined, 1000)
}

void hold()
