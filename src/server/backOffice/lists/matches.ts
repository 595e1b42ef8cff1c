import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { MATCH_STATES, type MatchState } from '@/domain/linkage/matchQuestion'
import { relation, restaurantsNamed, search } from '../filters'
import type { Filter, ListSpec } from '../listSpec'

const PENDING = `EXISTS (SELECT FROM match_reviews p WHERE p.alias_id = t.alias_id AND p.decision = 'pending')`
const DEFERRED = 'SELECT l.alias_id FROM match_deferrals l WHERE l.deferred_until > now()'
const DECIDED = 'SELECT FROM match_decisions d WHERE d.alias_id = t.alias_id AND d.undone_at IS NULL'

/** Trashed or merged since: no decision is needed. */
const GONE = `SELECT g.id FROM restaurant_aliases g JOIN restaurants h ON h.id = g.restaurant_id
  WHERE h.deleted_at IS NOT NULL OR h.merged_into_id IS NOT NULL`

// Both sets are small: NOT IN reads them once, NOT EXISTS would run per question.
const OPEN = `${PENDING} AND t.alias_id NOT IN (${GONE})`

const STATES: Record<MatchState, string> = {
  pending: `${OPEN} AND t.alias_id NOT IN (${DEFERRED})`,
  later: `${OPEN} AND t.alias_id IN (${DEFERRED})`,
  decided: `NOT ${PENDING} AND EXISTS (${DECIDED})`,
}

/** Its spellings are few, and found first. */
const askedBy = (batch: number, bind: (value: unknown) => string): string =>
  `t.alias_id = ANY (ARRAY(SELECT m.alias_id FROM match_reviews m WHERE m.import_batch_id = ${bind(batch)}))`

const state: Filter = { schema: z.enum(MATCH_STATES), sql: (value: MatchState) => `(${STATES[value]})` }

/** Visits of a spelling's restaurant, which a decision moves. */
const EFFECT_JOIN = `LEFT JOIN restaurant_aliases e ON e.id = t.alias_id LEFT JOIN restaurant_stats s
  ON s.restaurant_id = e.restaurant_id AND s.year = 0 AND s.agency_type = ''`

const standing = (column: string): string =>
  `(SELECT ${column} FROM match_decisions d WHERE d.alias_id = t.alias_id AND d.undone_at IS NULL)`

/** One question per spelling, represented by its first candidate. */
export const matchList: ListSpec = {
  table: 'match_reviews',
  joins: `JOIN restaurant_aliases a ON a.id = t.alias_id JOIN restaurants r ON r.id = a.restaurant_id
    LEFT JOIN regions g ON g.id = r.region_id
    LEFT JOIN restaurant_stats w ON w.restaurant_id = r.id AND w.year = 0 AND w.agency_type = ''`,
  columns: {
    alias: 't.alias_id',
    spelling: 'a.spelling',
    restaurant: 'r.id',
    restaurantTitle: 'r.title',
    province: 'g.sub_add1',
    district: 'g.sub_add2',
    visitCount: 'coalesce(w.visit_count, 0)',
    candidateCount: `(SELECT count(*)::int FROM match_reviews o WHERE o.alias_id = t.alias_id)`,
    confidence: '(SELECT max(o.confidence) FROM match_reviews o WHERE o.alias_id = t.alias_id)::float8',
    isPending: PENDING,
    choice: standing('d.choice'),
    decidedAt: standing('d.decided_at'),
    decidedBy: standing('(SELECT u.nickname FROM users u WHERE u.id = d.decided_by_id)'),
    opinionCount: '(SELECT count(*)::int FROM match_opinions o WHERE o.alias_id = t.alias_id)',
    createdAt: 't.created_at',
  },
  always: 'NOT EXISTS (SELECT FROM match_reviews f WHERE f.alias_id = t.alias_id AND f.id < t.id)',
  sorts: {
    id: { by: 't.id' },
    effect: { by: 's.visit_count', join: EFFECT_JOIN, isCount: true },
    decidedAt: {
      by: 'd.decided_at',
      join: 'LEFT JOIN match_decisions d ON d.alias_id = t.alias_id AND d.undone_at IS NULL',
      nullable: true,
    },
  },
  defaultSort: { field: 'effect', order: 'DESC' },
  filters: {
    // As an array, so that spellings are found first: the order by visits ends early only with many matches.
    q: search(
      (typed, bind) => `t.alias_id = ANY (ARRAY(SELECT n.id FROM restaurant_aliases n
        WHERE n.restaurant_id IN (${restaurantsNamed(typed, bind)})))`,
    ),
    state,
    alias: relation('t.alias_id'),
    importBatch: { schema: z.int().min(1).max(ID_MAX), sql: askedBy },
  },
}
