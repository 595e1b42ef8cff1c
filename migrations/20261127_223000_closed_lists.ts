import { readFileSync } from 'node:fs'
import type { MigrateArgs } from './migration'

const PARTS = ['words', 'visits', 'departments']
const textOf = (part: string): string => readFileSync(new URL(`./closedLists/${part}.sql`, import.meta.url), 'utf8')

/** Purposes and ways of paying become codes, and departments names of units (decision 33). */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(PARTS.map(textOf).join('\n'))
}

/** What was dropped is not stored anywhere. */
export const down = (): Promise<void> =>
  Promise.reject(new Error('The texts that visits had before are gone: restore a backup with the version before.'))
