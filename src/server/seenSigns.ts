import { SIGHTING_RETENTION_DAYS } from '@/domain/expense/limits'
import { SeenSigns, type Sighting } from '@/domain/place/evidence/seenSigns'
import { pseudonym } from '@/infra/pseudonym'
import type { Queryable } from '@/infra/database/pool'

const ALIASES =
  'SELECT a.name, n.alias FROM agencies a CROSS JOIN LATERAL jsonb_array_elements_text(a.aliases) n (alias)'

/** A reading with its id is reproducible. */
export async function newestSighting(sql: Queryable): Promise<number> {
  const { rows } = await sql.query<{ batch: number }>(
    'SELECT coalesce(max(import_batch_id), 0)::int AS batch FROM sign_sightings',
  )
  return rows[0]?.batch ?? 0
}

/** `upTo`: last import that counts. null without the installation's secret */
export async function readSeenSigns(sql: Queryable, upTo: number): Promise<SeenSigns | null> {
  if (pseudonym('sign', '') === undefined) return null
  const { rows: seen } = await sql.query<Sighting>(
    'SELECT DISTINCT token, agency FROM sign_sightings WHERE import_batch_id <= $1',
    [upTo],
  )
  const { rows: aliases } = await sql.query<{ name: string; alias: string }>(ALIASES)
  const names = new Map(aliases.map(({ name, alias }) => [alias, name]))
  return new SeenSigns(
    (sign) => pseudonym('sign', sign) ?? '',
    seen,
    (agency) => names.get(agency) ?? agency,
  )
}

/** By token, in the import's transaction. */
export async function keepSightings(sql: Queryable, batch: number, sightings: readonly Sighting[]): Promise<void> {
  await sql.query(
    `INSERT INTO sign_sightings (token, agency, import_batch_id)
     SELECT token, agency, $3 FROM unnest($1::text[], $2::text[]) AS g (token, agency)`,
    [sightings.map(({ token }) => token), sightings.map(({ agency }) => agency), batch],
  )
}

/** Those without a second institution. Returns how many. */
export async function deleteOldSightings(sql: Queryable): Promise<number> {
  const { rowCount } = await sql.query(
    `DELETE FROM sign_sightings s USING import_batches b
     WHERE b.id = s.import_batch_id AND b.created_at < now() - make_interval(days => $1)
       AND NOT EXISTS (SELECT FROM sign_sightings o WHERE o.token = s.token AND o.agency <> s.agency)`,
    [SIGHTING_RETENTION_DAYS],
  )
  return rowCount ?? 0
}
