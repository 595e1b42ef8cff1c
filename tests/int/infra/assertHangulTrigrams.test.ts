import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assertHangulTrigrams } from '@/infra/database/assertHangulTrigrams'
import { createPool } from '@/infra/database/pool'
import { createTestDatabase, type TestDatabase } from '../setup/database'

describe('Database check at start-up', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  it('The start-up check accepts a database whose LC_CTYPE supports Hangul', async () => {
    await expect(assertHangulTrigrams(database.pool)).resolves.toBeUndefined()
  })

  it('Six parallel starts on an empty database all pass the check', async () => {
    const name = `empty_${process.pid}`
    await database.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`)
    const pools = Array.from({ length: 6 }, () => createPool(new URL(`/${name}`, database.ownerUrl).href, 1))
    await Promise.all(pools.map((pool) => pool.query('SELECT 1')))
    await expect(Promise.all(pools.map(assertHangulTrigrams))).resolves.toHaveLength(6)
    await Promise.all(pools.map((pool) => pool.end()))
    await database.pool.query(`DROP DATABASE ${name} WITH (FORCE)`)
  })

  it('The start-up check rejects a database with LC_CTYPE C and says what to do', async () => {
    const name = `c_locale_${process.pid}`
    const url = new URL(`/${name}`, database.ownerUrl).href
    await database.pool.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C'`)
    const broken = createPool(url)
    await expect(assertHangulTrigrams(broken)).rejects.toThrow(/한글 검색이 되지 않아요.*C\.UTF-8/)
    await broken.end()
    await database.pool.query(`DROP DATABASE ${name}`)
  })

  it('The start-up check rejects a database that is not UTF-8', async () => {
    const name = `latin_${process.pid}`
    await database.pool.query(
      `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C'`,
    )
    const client = new pg.Client({ connectionString: new URL(`/${name}`, database.ownerUrl).href })
    await client.connect()
    await expect(assertHangulTrigrams(client)).rejects.toThrow(/UTF8이어야 해요/)
    await client.end()
    await database.pool.query(`DROP DATABASE ${name}`)
  })
})
