import type { MigrateArgs } from './migration'

/** As in `domain/expense/occasions.ts` at this time. */
const FILL = `
  WITH used AS (
    SELECT restaurant_id, array_agg(occasion::text ORDER BY occasion) AS used_for
    FROM (
      SELECT restaurant_id, occasion, count(*) AS visits,
        sum(count(*)) OVER (PARTITION BY restaurant_id) AS known
      FROM visits WHERE occasion IS NOT NULL GROUP BY 1, 2
    ) counts
    WHERE occasion IN ('meeting', 'encouragement', 'hospitality') AND visits >= 3 AND visits * 5 >= known
    GROUP BY 1
  )
  UPDATE restaurant_stats s SET used_for = used.used_for FROM used WHERE used.restaurant_id = s.restaurant_id`

/** What a restaurant is used for, repeated on its rows like its region; null for nothing. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute('ALTER TABLE restaurant_stats ADD COLUMN used_for text[]')
  await db.execute(FILL)
  await db.execute(`CREATE INDEX restaurant_stats_used_for ON restaurant_stats USING gin (used_for)
    WHERE is_active AND year = 0 AND agency_type = ''`)
  // Their figures now have occasions.
  await db.execute('INSERT INTO stale_agencies SELECT id FROM agencies')
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('ALTER TABLE restaurant_stats DROP COLUMN used_for')
}
