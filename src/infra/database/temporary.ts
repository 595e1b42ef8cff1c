import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onExitSignal } from '../exitHooks'
import { startEmbedded, type EmbeddedDatabase } from './embedded'

/**
 * A folder for one run's data that the PostgreSQL account can enter too (mkdtemp makes it the owner's alone). It goes
 * when a signal ends the process; otherwise whoever made it removes it.
 */
export function temporaryDataDir(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `gonggong-${purpose}-`))
  chmodSync(folder, 0o755)
  onExitSignal(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * An embedded database for one run of tests or a benchmark, gone with everything in it when it is stopped.
 * @param settings such as `fsync=off`, for tests that never need to survive a crash
 */
export async function startTemporary(purpose: string, settings: string[] = []): Promise<EmbeddedDatabase> {
  const dataDir = temporaryDataDir(purpose)
  const database = await startEmbedded({ dataDir, settings })
  return {
    url: database.url,
    stop: async () => {
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
