import { readFileSync } from 'node:fs'
import type { MigrateArgs } from './migration'

const PARTS = ['words', 'visits', 'departments']
const textOf = (part: string): string => readFileSync(new URL(`./closedLists/${part}.sql`, import.meta.url), 'utf8')

/** Codes for purposes and payment methods; only names of units stay as department names (decision 33). */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(PARTS.map(textOf).join('\n'))
}

/** The dropped values are stored nowhere. */
export const down = (): Promise<void> =>
  Promise.reject(new Error('The texts that visits had before are gone: restore a backup with the version before.'))
