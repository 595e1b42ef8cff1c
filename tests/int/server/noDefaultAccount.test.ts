import { expect, it } from 'vitest'
import { createTestDatabase } from '../setup/database'

it('an installation begins without any account, so that nobody has to remove one', async () => {
  const database = await createTestDatabase()
  try {
    expect((await database.pool.query('SELECT id FROM users')).rows).toEqual([])
  } finally {
    await database.drop()
  }
})
