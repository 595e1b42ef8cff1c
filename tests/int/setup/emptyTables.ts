import type { Queryable } from '@/infra/database/pool'

/**
 * Empties tables, and all that refer to them, as `TRUNCATE … CASCADE` does, but deletes rows: TRUNCATE makes new files
 * for each table and index, 60 ms for what takes 5 ms here. Triggers stay silent, so the counts of posts go too.
 * @param restart ids begin at 1 again
 */
export async function emptyTables(sql: Queryable, tables: readonly string[], { restart = false } = {}): Promise<void> {
  const all = tables.includes('posts') ? [...tables, 'posts_per_day'] : tables
  await sql.query(`DO $$
    DECLARE emptied regclass;
    BEGIN
      SET LOCAL session_replication_role = replica;
      FOR emptied IN
        WITH RECURSIVE reached (name) AS (
          SELECT unnest('{${all.join()}}'::regclass[])
          UNION
          SELECT conrelid::regclass FROM reached JOIN pg_constraint ON confrelid = name WHERE contype = 'f'
        )
        SELECT name FROM reached
      LOOP
        EXECUTE format('DELETE FROM %s', emptied);
        ${restart ? RESTART : ''}
      END LOOP;
    END $$`)
}

const RESTART = `
  PERFORM setval(name, 1, false)
    FROM pg_attribute, pg_get_serial_sequence(attrelid::regclass::text, attname) AS name
    WHERE attrelid = emptied AND attname = 'id' AND name IS NOT NULL;`
