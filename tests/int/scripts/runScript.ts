import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundled } from '../../setup/commands'

/** A data folder for a database of the caller's own. */
export const ownFolder = (databaseUrl: string | undefined): Record<string, string> =>
  databaseUrl ? { DATA_DIR: join(process.env.DATA_DIR ?? tmpdir(), new URL(databaseUrl).pathname) } : {}

/** Runs a command of the product to its end, and returns how it ended and what it said of it. */
export async function runScript(
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ code: number | null; said: string }> {
  const command = spawn(process.execPath, [bundled(script), ...args], {
    env: { ...process.env, LOG_LEVEL: '', ...ownFolder(env.DATABASE_URL), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  command.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
  const [code] = (await once(command, 'close')) as [number | null]
  return { code, said: said.trim() }
}
