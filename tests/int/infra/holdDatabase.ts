import { startEmbedded } from '@/infra/database/embedded'

/** A process that uses the embedded database until it is ended: `tsx holdDatabase.ts DATA_DIR`. */
async function hold(): Promise<void> {
  const database = await startEmbedded({ dataDir: process.argv[2] ?? '', settings: ['fsync=off'], restarts: true })
  process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
  console.log(database.url)
  setInterval(() => undefined, 1000)
}

void hold()
