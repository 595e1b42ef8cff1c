import type { Sql } from '@/infra/database/pool'
/** placeholder body follows in this commit series */
export async function refreshRestaurants(sql: Sql, ids: number[]): Promise<void> { void sql; void ids }
