import type { Sql } from '@/infra/database/pool'
/** replaced when the list of regions arrives */
export async function syncRegions(sql: Sql): Promise<void> { void sql }
