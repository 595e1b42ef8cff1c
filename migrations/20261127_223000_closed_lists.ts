import { readFileSync } from 'node:fs'
import type { MigrateArgs } from './migration'

const PARTS = ['words', 'visits', 'departments']
const textOf = (part: string): string => readFileSync(new URL(`./closedLists/${part}.sql`, import.meta.url), 'utf8')

/**
 * Turns purposes and payment methods into codes and keeps only department names that are names of units (decision 33).
 */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(PARTS.map(textOf).join('\n'))
}

/** The dropped values are not stored anywhere, so they cannot be restored. */
export const down = (): Promise<void> =>
  Promise.reject(new Error('The texts that visits had before are gone: restore a backup with the version before.'))
