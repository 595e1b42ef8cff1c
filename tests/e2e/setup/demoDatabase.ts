import type { Pool } from 'pg'
import { inject } from 'vitest'
import { createPool } from '@/infra/database/pool'

let pool: Pool | undefined

/** The database of the shared demo, for what no screen can set up and for what a screen only claims to have done. */
export const demoDatabase = (): Pool => (pool ??= createPool(inject('databaseUrl'), 4))
