import { createPool } from '@/infra/database/pool'
import { startSeededDatabase } from '../seededDatabase'
import { seedMembers } from './seedMembers'

interface Sizes {
  restaurants: number
  members: number
  reviews: number
  posts: number
}

/**
 * A database with restaurants and their visits, members and what they wrote, and a pool that reads it as the server
 * does. With BENCH_DATABASE_URL it is that one, as it is.
 */
export async function startMembersDatabase({ restaurants, members, reviews, posts }: Sizes) {
  const database = await startSeededDatabase(restaurants)
  if (!process.env.BENCH_DATABASE_URL) {
    console.error(`${members} members and ${reviews} reviews are being written …`)
    await seedMembers(database.pool, { members, reviews, posts })
  }
  const settings = { jit: 'off', random_page_cost: 1.1, default_transaction_read_only: 'on' }
  return { database, pool: createPool(database.url, 6, settings) }
}
