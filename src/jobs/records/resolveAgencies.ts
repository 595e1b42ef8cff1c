import type { PoolClient } from 'pg'
import { rejectWhere } from './recordStage'

/** The institution tree has few levels; more means a cycle. */
const LEVELS_MAX = 20

/** Own names win over aliases. */
const KNOWN = `
  SELECT name, id, 2 AS rank FROM agencies
  UNION ALL SELECT x.alias, a.id, 3 FROM agencies a, jsonb_array_elements_text(
    CASE WHEN jsonb_typeof(a.aliases) = 'array' THEN a.aliases ELSE '[]' END) AS x (alias)`

const chosenFrom = (candidates: string, wanted: string): string => `
  SELECT DISTINCT ON (c.name) c.name, c.id, count(*) OVER (PARTITION BY c.name) > 1 AS is_ambiguous
  FROM (SELECT DISTINCT k.name, k.id, k.rank, min(k.rank) OVER (PARTITION BY k.name) AS best
        FROM (${candidates}) k WHERE k.name IN (SELECT ${wanted} FROM record_stage s WHERE s.status = 'ok')) c
  WHERE c.rank = c.best ORDER BY c.name, c.id`

const SUBJECTS = (name: string): string => `
  WITH chosen AS (${chosenFrom(KNOWN, name)})
  UPDATE record_stage s SET subject_id = CASE WHEN NOT c.is_ambiguous THEN c.id END,
    status = CASE WHEN c.is_ambiguous THEN 'error' ELSE s.status END,
    reason = CASE WHEN c.is_ambiguous THEN 'name_ambiguous' END,
    problem_column = CASE WHEN c.is_ambiguous THEN 'name' END
  FROM chosen c WHERE s.status = 'ok' AND s.subject_id IS NULL AND c.name = ${name}`

/** The parent institution may be in the same file. */
const STAGED = `
  SELECT x.name, s.subject_id AS id, 1 AS rank
  FROM record_stage s, LATERAL (VALUES (s.given ->> 'name'), (s.defaults ->> 'name')) AS x (name) WHERE s.status = 'ok'
  UNION ALL ${KNOWN}
  UNION ALL SELECT x.alias, s.subject_id, 4 FROM record_stage s, jsonb_array_elements_text(s.given -> 'aliases')
    AS x (alias) WHERE s.status = 'ok'`

const PARENTS = (name: string): string => `
  WITH chosen AS (${chosenFrom(STAGED, name)})
  UPDATE record_stage s SET parent_id = c.id FROM chosen c
  WHERE s.status = 'ok' AND s.parent_id IS NULL AND c.name = ${name} AND NOT c.is_ambiguous`

/** The name in the row, then in the importer's form. */
const NAMES_OF = (field: string): string[] => [`s.given ->> '${field}'`, `s.defaults ->> '${field}'`]

const CIRCULAR = `s.position IN (
  WITH RECURSIVE climb (position, at, level) AS (
    SELECT position, parent_id, 1 FROM record_stage WHERE status = 'ok' AND parent_id IS NOT NULL
    UNION ALL
    SELECT c.position, coalesce(o.parent_id, a.parent_id), c.level + 1
    FROM climb c LEFT JOIN record_stage o ON o.subject_id = c.at AND o.status = 'ok' LEFT JOIN agencies a ON a.id = c.at
    WHERE c.at IS NOT NULL AND c.level < ${LEVELS_MAX}
  )
  SELECT position FROM climb WHERE level = ${LEVELS_MAX} AND at IS NOT NULL)`

/** Children of a row that is not written cannot be written either. */
const BELOW_REJECTED = `s.position IN (
  WITH RECURSIVE lost (id) AS (
    SELECT subject_id FROM record_stage WHERE status = 'error' AND is_new
    UNION SELECT o.subject_id FROM lost JOIN record_stage o ON o.parent_id = lost.id AND o.is_new
  )
  SELECT o.position FROM record_stage o JOIN lost ON lost.id = o.parent_id)`

const GIVEN_NAMES = `coalesce(s.given -> 'aliases', '[]')
  || CASE WHEN s.is_new THEN jsonb_build_array(s.given -> 'name') ELSE '[]' END`
const OTHER_NAMES = `
  coalesce(a.aliases, '[]') || coalesce((SELECT jsonb_agg(DISTINCT x.alias)
    FROM jsonb_array_elements_text(${GIVEN_NAMES}) AS x (alias)
    WHERE x.alias <> coalesce(a.name, s.defaults ->> 'name') AND NOT coalesce(a.aliases, '[]') ? x.alias), '[]')`

/** Aliases are added to existing ones; empty cells remove nothing. */
const NEXT = `
  UPDATE record_stage s SET next = CASE WHEN s.is_new
      THEN jsonb_strip_nulls(jsonb_build_object('name', s.defaults -> 'name', 'type', s.defaults -> 'type',
        'region', (SELECT g.id FROM regions g WHERE g.code = s.defaults ->> 'region')))
      ELSE '{}' END
    || jsonb_strip_nulls(jsonb_build_object('type', s.given -> 'type', 'parent', s.parent_id,
      'region', (SELECT g.id FROM regions g WHERE g.code = s.given ->> 'region'),
      'standardCode', s.given -> 'code', 'homepage', s.given -> 'homepage', 'hallAddress', s.given -> 'hallAddress',
      'hallLatitude', s.given -> 'latitude', 'hallLongitude', s.given -> 'longitude',
      'sourceUrl', s.given -> 'sourceUrl', 'category', s.given -> 'category', 'subCategory', s.given -> 'subCategory',
      'aliases', n.aliases))
  FROM (SELECT s.position, CASE WHEN s.is_new OR s.given ? 'aliases' THEN ${OTHER_NAMES} END AS aliases
        FROM record_stage s LEFT JOIN agencies a ON a.id = s.subject_id WHERE s.status = 'ok') n
  WHERE n.position = s.position`

const BY_CODE = `
  UPDATE record_stage s SET subject_id = a.id FROM agencies a
  WHERE s.status = 'ok' AND a.standard_code = s.given ->> 'code'`

/** The national list names the institution above by its code; top ones have a code that no row has. */
const PARENTS_BY_CODE = `
  UPDATE record_stage s SET parent_id = k.id
  FROM (SELECT given ->> 'code' AS code, subject_id AS id FROM record_stage WHERE status = 'ok'
    UNION SELECT standard_code, id FROM agencies) k
  WHERE s.status = 'ok' AND s.parent_id IS NULL AND k.code = s.given ->> 'parentCode' AND k.id <> s.subject_id`

const CODE_REPEATED = `s.position IN (
  SELECT position FROM (SELECT position, row_number() OVER (PARTITION BY given ->> 'code' ORDER BY position) AS n
    FROM record_stage WHERE status = 'ok' AND given ? 'code') r WHERE r.n > 1)`

const REPEATED = `s.position IN (
  SELECT position FROM (SELECT position, row_number() OVER (
    PARTITION BY coalesce('#' || subject_id, ':' || (defaults ->> 'name')) ORDER BY position) AS n
    FROM record_stage WHERE status = 'ok') r WHERE r.n > 1)`

export async function resolveAgencies(sql: PoolClient): Promise<void> {
  await rejectWhere(sql, CODE_REPEATED, { reason: 'row_repeated', column: 'code' })
  await sql.query(BY_CODE)
  for (const name of NAMES_OF('name')) await sql.query(SUBJECTS(name))
  await rejectWhere(sql, REPEATED, { reason: 'row_repeated', column: 'name' })
  await sql.query(
    `UPDATE record_stage SET subject_id = nextval('agencies_id_seq'), is_new = true
     WHERE status = 'ok' AND subject_id IS NULL`,
  )
  for (const name of NAMES_OF('parent')) await sql.query(PARENTS(name))
  await sql.query(PARENTS_BY_CODE)
  const unknown = { reason: 'parent_unknown', column: 'parent' } as const
  await rejectWhere(sql, `s.given ? 'parent' AND s.parent_id IS NULL`, unknown)
  await rejectWhere(sql, CIRCULAR, { reason: 'parent_circular', column: 'parent' })
  await rejectWhere(sql, BELOW_REJECTED, unknown)
  await sql.query(NEXT)
}
