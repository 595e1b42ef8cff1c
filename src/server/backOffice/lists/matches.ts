import { z } from 'zod'
import { MATCH_STATES, type MatchState } from '@/domain/linkage/matchQuestion'
import { relation, restaurantsNamed, search } from '../filters'
import type { Filter, ListSpec } from '../listSpec'

const PENDING = `EXISTS (SELECT FROM match_reviews p WHERE p.alias_id = t.alias_id AND p.decision = 'pending')`
const DEFERRED = 'SELECT FROM match_deferrals l WHERE l.alias_id = t.alias_id AND l.deferred_until > now()'
const DECIDED = 'SELECT FROM match_decisions d WHERE d.alias_id = t.alias_id AND d.undone_at IS NULL'

/** The entry of the spelling is there to be decided about: nobody has thrown it away meanwhile. */
const STANDS = `EXISTS (SELECT FROM restaurant_aliases l JOIN restaurants h ON h.id = l.restaurant_id
  WHERE l.id = t.alias_id AND h.deleted_at IS NULL AND h.merged_into_id IS NULL)`

const STATES: Record<MatchState, string> = {
  pending: `${PENDING} AND ${STANDS} AND NOT EXISTS (${DEFERRED})`,
  later: `${PENDING} AND ${STANDS} AND EXISTS (${DEFERRED})`,
  decided: `NOT ${PENDING} AND EXISTS (${DECIDED})`,
}

const state: Filter = { schema: z.enum(MATCH_STATES), sql: (value: MatchState) => `(${STATES[value]})` }

/** Visits of the entry that a spelling stands as: what a decision about it moves. */
const EFFECT_JOIN = `LEFT JOIN restaurant_aliases e ON e.id = t.alias_id LEFT JOIN restaurant_stats s
  ON s.restaurant_id = e.restaurant_id AND s.year = 0 AND s.agency_type = ''`

const standing = (column: string): string =>
  `(SELECT ${column} FROM match_decisions d WHERE d.alias_id = t.alias_id AND d.undone_at IS NULL)`

/** Questions whether a spelling is a known place: one a spelling, by the first of its candidates. */
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
    effect: { by: 'coalesce(s.visit_count, 0)', join: EFFECT_JOIN },
    decidedAt: {
      by: 'd.decided_at',
      join: 'LEFT JOIN match_decisions d ON d.alias_id = t.alias_id AND d.undone_at IS NULL',
      nullable: true,
    },
  },
  defaultSort: { field: 'effect', order: 'DESC' },
  filters: {
    q: search(
      (typed, bind) => `t.alias_id IN (SELECT n.id FROM restaurant_aliases n
        WHERE n.restaurant_id IN (${restaurantsNamed(typed, bind)}))`,
    ),
    state,
    alias: relation('t.alias_id'),
  },
}
