import { createTestDatabase } from './database'

export interface BlankDatabase {
  url: string
  drop: () => Promise<void>
}

/** A database without anything in it, as an operator has made it, and not our own. */
export async function createBlankDatabase(): Promise<BlankDatabase> {
  const test = await createTestDatabase()
  const name = `blank_${Math.random().toString(36).slice(2)}`
  await test.pool.query(`CREATE DATABASE ${name} TEMPLATE template0`)
  const address = new URL(test.ownerUrl)
  address.pathname = `/${name}`
  return {
    url: address.href,
    async drop() {
      await test.pool.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await test.drop()
    },
  }
}
