import { expect, it } from 'vitest'
import { createTestDatabase } from '../setup/database'

it('A new installation has no account that would have to be removed', async () => {
  const database = await createTestDatabase()
  try {
    expect((await database.pool.query('SELECT id FROM users')).rows).toEqual([])
  } finally {
    await database.drop()
  }
})
