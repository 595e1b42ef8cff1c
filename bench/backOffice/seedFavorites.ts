import type { Pool } from 'pg'

/** Gives two thousand of the members about six favourites each. */
export async function seedFavorites(pool: Pool): Promise<void> {
  await pool.query(`
    INSERT INTO favorites (user_id, restaurant_id, created_at)
    SELECT 1 + n % 2000, 1 + (n::bigint * 7919) % (SELECT max(id) FROM restaurants), now() - n * interval '1 minute'
    FROM generate_series(1, 12000) n ON CONFLICT DO NOTHING`)
  await pool.query('ANALYZE favorites')
}
