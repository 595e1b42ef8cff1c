import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Schema } from '@/infra/backup/restoreArchive'
import { migrationNames } from './migrationNames'

/** What of a failed process's last words goes into the error. */
const WORDS_MAX = 2_000

/**
 * The schema, made by processes of their own: a thread of jobs can neither load Payload nor spare the memory for it,
 * and a command that restores has given the memory back before the first row comes.
 * Started where package.json lies, as everything here is.
 */
export const schemaProcess = (): Schema => ({
  known: migrationNames(),
  migrate: (url, names) => run(url, ['migrate', ...names]),
  migrateOn: (url) => run(url, ['migrateOn']),
})

function run(url: string, args: string[]): Promise<void> {
  const main = fileURLToPath(new URL('./schemaProcessMain.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    // Its address holds a password: other accounts see arguments, but not this.
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-WORDS_MAX)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`the schema could not be made (${code ?? signal}): ${said}`))
    })
  })
}
