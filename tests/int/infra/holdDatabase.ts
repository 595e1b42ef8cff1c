import { locateCluster } from '@/infra/database/cluster/clusterLocation'
import { startEmbedded } from '@/infra/database/embedded'
import { startTemporary } from '@/infra/database/temporary'

/**
 * A process that uses the embedded database until it is ended: `tsx holdDatabase.ts DATA_DIR` prints its address, and
 * `tsx holdDatabase.ts --temporary` where the data of a temporary one is.
 */
async function hold(): Promise<void> {
  const [, , dataDir = ''] = process.argv
  if (dataDir === '--temporary') {
    const held = await startTemporary('held', ['fsync=off'])
    console.log(locateCluster(held.dataDir).folder)
  } else {
    const database = await startEmbedded({ dataDir, settings: ['fsync=off'], restarts: true })
    process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
    console.log(database.url)
  }
  setInterval(() => undefined, 1000)
}

void hold()
