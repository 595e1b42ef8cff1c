import { z } from 'zod'
import { VISIT_FLAGS, DATA_SOURCES, VISIT_STATUSES } from '@/domain/expense/visits'
import { ID_MAX } from '@/domain/http/limits'
import { visits } from '@/resources/visits'
import { flag, number, relation, restaurantsNamed, search, since, until, writtenOut } from '../filters'
import { listOf } from '../listOf'
import type { Filter } from '../listSpec'

const FLAGGED = "t.flags <> '[]'::jsonb"

const region: Filter = {
  schema: z.int().min(1).max(ID_MAX),
  sql: (value: number, bind) =>
    `t.restaurant_id IN (SELECT p.id FROM restaurants p WHERE p.region_id = ${bind(value)})`,
}

export const visitList = listOf(visits, {
  joins: `LEFT JOIN restaurants r ON r.id = t.restaurant_id LEFT JOIN agencies a ON a.id = t.agency_id
    LEFT JOIN departments d ON d.id = t.department_id LEFT JOIN source_documents o ON o.id = t.source_document_id`,
  sql: {
    restaurantTitle: 'r.title',
    restaurantState: `CASE WHEN r.merged_into_id IS NOT NULL THEN 'merged' WHEN r.deleted_at IS NOT NULL THEN 'trashed'
      WHEN NOT r.is_active THEN 'inactive' ELSE 'active' END`,
    agencyName: 'a.name',
    departmentName: 'd.name',
    fileName: '(SELECT b.file_name FROM import_batches b WHERE b.id = t.import_batch_id)',
    importedAt: '(SELECT b.created_at FROM import_batches b WHERE b.id = t.import_batch_id)',
    spelling: '(SELECT l.spelling FROM restaurant_aliases l WHERE l.id = t.alias_id)',
    source: `CASE WHEN o.id IS NOT NULL THEN json_build_object('title', o.title, 'url', o.url) END`,
    correctedBy: '(SELECT u.nickname FROM users u WHERE u.id = t.corrected_by_id)',
  },
  sorts: {
    spentAt: { by: 't.spent_at' },
    amount: { by: 't.amount', nullable: true },
    // The few that need attention, in the order of the states.
    status: { by: 't.status', head: "t.status <> 'confirmed'" },
  },
  filters: {
    q: search((typed, bind) => `t.restaurant_id IN (${restaurantsNamed(typed, bind)})`),
    restaurant: relation('t.restaurant_id'),
    region,
    // As an array, evaluated once; a join would look up every scanned visit's restaurant.
    province: search(
      (typed, bind) => `t.restaurant_id = ANY (ARRAY(SELECT p.id FROM restaurants p JOIN regions n ON n.id = p.region_id
        WHERE n.sub_add1 = ${bind(typed)}))`,
    ),
    isRestaurantHidden: flag(`t.restaurant_id IN (SELECT h.id FROM restaurants h
      WHERE NOT h.is_active OR h.deleted_at IS NOT NULL OR h.merged_into_id IS NOT NULL)`),
    agency: relation('t.agency_id'),
    importBatch: relation('t.import_batch_id'),
    status: writtenOut('t.status', VISIT_STATUSES),
    dataSource: writtenOut('t.data_source', DATA_SOURCES),
    since: since('t.spent_at'),
    until: until('t.spent_at'),
    amountFrom: number('t.amount', '>='),
    amountUntil: number('t.amount', '<='),
    isFlagged: flag(FLAGGED),
    flag: {
      schema: z.enum(VISIT_FLAGS),
      sql: (value: string, bind) => `${FLAGGED} AND t.flags @> ${bind(JSON.stringify([value]))}::jsonb`,
    },
  },
})
