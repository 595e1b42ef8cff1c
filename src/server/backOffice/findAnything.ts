import type { StaffSearchGroup } from '@/domain/staff/staff'
import type { StaffSearchHit } from '@/contract/staff'
import { Parameters } from '@/infra/database/statements'
import type { Queryable } from '@/infra/database/pool'
import { anyContains, placeHolds, usersNamed } from './filters'
import type { Bind } from './listSpec'
import { allSettledOrNull } from './settled'

const EACH = 6

type Statement = (typed: string, bind: Bind) => string

const STATEMENTS: Record<StaffSearchGroup, Statement> = {
  restaurants: (typed, bind) => `
    SELECT t.id, t.title AS label, t.address AS note FROM restaurants t
    WHERE ${placeHolds(typed, bind)} AND t.deleted_at IS NULL AND t.merged_into_id IS NULL
    ORDER BY length(t.title), t.title, t.id LIMIT ${EACH}`,
  members: (typed, bind) => `
    SELECT t.id, t.nickname AS label, t.email AS note FROM users t
    WHERE t.id IN (${usersNamed(typed, bind)}) ORDER BY length(t.nickname), t.id LIMIT ${EACH}`,
  posts: (typed, bind) => `
    SELECT t.id, t.title AS label, t.board::text AS note FROM posts t
    WHERE (${anyContains(['t.title'], typed, bind)}) AND t.deleted_at IS NULL ORDER BY t.id DESC LIMIT ${EACH}`,
  institutions: (typed, bind) => `
    SELECT t.id, t.name AS label, t.type::text AS note FROM agencies t
    WHERE ${anyContains(['t.name', 't.aliases::text'], typed, bind)} ORDER BY length(t.name), t.id LIMIT ${EACH}`,
}

/** null for a kind that could not be searched */
export const findAnything = (
  sql: Queryable,
  typed: string,
): Promise<Record<StaffSearchGroup, StaffSearchHit[] | null>> =>
  allSettledOrNull(
    Object.fromEntries(
      Object.entries(STATEMENTS).map(([kind, statement]) => [
        kind,
        async () => {
          const parameters = new Parameters()
          const text = statement(typed, parameters.add)
          return (await sql.query<StaffSearchHit>(text, parameters.values)).rows
        },
      ]),
    ) as Record<StaffSearchGroup, () => Promise<StaffSearchHit[]>>,
  )
