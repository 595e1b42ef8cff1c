import { readFileSync } from 'node:fs'
import { CONSENT_COUNTS } from './baseline/consentCounts'
import { LIVE_EVENTS } from './baseline/liveEvents'
import { NICKNAME_KEY } from './baseline/nicknameKey'
import { PAGE_TAGS } from './baseline/pageTags'
import { POSTS_PER_DAY } from './baseline/postsPerDay'
import { SEARCH } from './baseline/search'
import { STALE_AGENCIES } from './baseline/staleAgencies'
import type { MigrateArgs } from './migration'

/** One subject a file (`baseline/NAME.sql`), which may refer to earlier files. */
const TABLES = [
  ...['accounts', 'operations', 'imports', 'agencies', 'restaurants', 'matching', 'visits', 'rankings', 'figures'],
  ...['members', 'boards', 'reviews', 'reports', 'content', 'live', 'payload'],
]
const tablesOf = (subject: string): string =>
  readFileSync(new URL(`./baseline/${subject}.sql`, import.meta.url), 'utf8')

/** The schema of 2026-11-27 (decision 31). The job queue creates its own tables. */
export async function up({ db }: MigrateArgs): Promise<void> {
  const extensions = 'CREATE EXTENSION IF NOT EXISTS pg_trgm;'
  const functions = [SEARCH, NICKNAME_KEY]
  const triggers = [CONSENT_COUNTS, POSTS_PER_DAY, STALE_AGENCIES, PAGE_TAGS, LIVE_EVENTS]
  await db.execute([extensions, ...functions, ...TABLES.map(tablesOf), ...triggers].join('\n'))
}

export const down = (): Promise<void> =>
  Promise.reject(new Error('The baseline cannot be reverted: restore a backup, or drop the database.'))
