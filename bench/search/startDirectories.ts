import { createPool } from '@/infra/database/pool'
import { startEmbedded } from '@/infra/database/embedded'
import { startTemporary } from '@/infra/database/temporary'
import { connectMigrated, type BenchDatabase } from '../database'
import { seedDirectory } from '../seed'

export interface Directories {
  databases: BenchDatabase[]
  stop: () => Promise<void>
}

/**
 * Directories of several sizes, each a database of its own in one embedded PostgreSQL, so that what is measured in turn
 * meets the same server and the same machine.
 * @param keep a folder that the server's data stays in for the next run; without it the data goes with the server
 */
export async function startDirectories(sizes: readonly number[], keep?: string): Promise<Directories> {
  const server = keep === undefined ? await startTemporary('bench') : await startEmbedded({ dataDir: keep })
  const databases: BenchDatabase[] = []
  const stop = async () => {
    for (const database of databases) await database.stop()
    await server.stop()
  }
  try {
    for (const rows of sizes) databases.push(await openDirectory(server.ownerUrl, rows))
  } catch (error) {
    await stop()
    throw error
  }
  return { databases, stop }
}

/** The directory of this size: the one that an earlier run wrote, or a new one. */
async function openDirectory(serverUrl: string, rows: number): Promise<BenchDatabase> {
  const name = `directory_${rows}`
  await createDatabase(new URL('/postgres', serverUrl).href, name)
  const url = new URL(`/${name}`, serverUrl).href
  const pool = await connectMigrated(url)
  // The directory is written in one transaction, so a run that was ended early has left nothing of it.
  const { rows: written } = await pool.query('SELECT FROM restaurants LIMIT 1')
  if (written.length === 0) {
    console.error(`${rows} restaurants are being written …`)
    await seedDirectory(pool, rows)
  }
  return { url, pool, stop: () => pool.end() }
}

async function createDatabase(maintenance: string, name: string): Promise<void> {
  const pool = createPool(maintenance, 1)
  try {
    const { rowCount } = await pool.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (!rowCount) await pool.query(`CREATE DATABASE ${name}`)
  } finally {
    await pool.end()
  }
}
