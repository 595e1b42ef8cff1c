import type { RecordKind } from '@/domain/upload/kinds'
import type { AuditedField } from '@/resources/auditLabels'
import type { agencies } from '@/resources/agencies'
import type { AuditSubject } from '@/resources/defined'

/** Labelled by their definition. */
type OtherField = keyof (typeof agencies)['fields'] | 'user' | 'rating' | 'createdAt'

/** Columns are named as in the audit record. */
interface RecordTable {
  table: string
  subject: AuditSubject
  fields: Partial<Record<AuditedField | OtherField, readonly [column: string, type: string]>>
  /** further columns of a new record, computed from `s.next` */
  derived: Readonly<Record<string, string>>
  /** `v` has the new values */
  alsoSet: (v: string) => string
}

const NEW_TITLE = (v: string, row: string): string =>
  `concat_ws(' ', CASE WHEN ${v} ? 'name' THEN ${v} ->> 'name' ELSE ${row}name END,
    nullif(CASE WHEN ${v} ? 'branch' THEN ${v} ->> 'branch' ELSE ${row}branch END, ''))`

export const RECORD_TABLES: Record<RecordKind, RecordTable> = {
  agencies: {
    table: 'agencies',
    subject: 'agency',
    fields: {
      name: ['name', 'text'],
      type: ['type', 'enum_agencies_type'],
      parent: ['parent_id', 'integer'],
      region: ['region_id', 'integer'],
      aliases: ['aliases', 'jsonb'],
      sourceUrl: ['source_url', 'text'],
      standardCode: ['standard_code', 'text'],
      homepage: ['homepage', 'text'],
      hallAddress: ['hall_address', 'text'],
      hallLatitude: ['hall_latitude', 'numeric'],
      hallLongitude: ['hall_longitude', 'numeric'],
      category: ['category', 'text'],
      subCategory: ['sub_category', 'text'],
    },
    derived: {},
    alsoSet: () => '',
  },
  restaurants: {
    table: 'restaurants',
    subject: 'restaurant',
    fields: {
      name: ['name', 'text'],
      branch: ['branch', 'text'],
      category: ['category', 'enum_restaurants_category'],
      subCategory: ['sub_category', 'text'],
      address: ['address', 'text'],
      region: ['region_id', 'integer'],
      latitude: ['latitude', 'numeric'],
      longitude: ['longitude', 'numeric'],
      phone: ['phone', 'text'],
      isActive: ['is_active', 'boolean'],
    },
    derived: { title: `concat_ws(' ', s.next ->> 'name', s.next ->> 'branch')` },
    // A typed address no longer comes from a spelling, so that undoing an import does not remove it.
    alsoSet: (v) => `, title = ${NEW_TITLE(v, 't.')},
      address_from_id = CASE WHEN ${v} ? 'address' THEN NULL ELSE t.address_from_id END`,
  },
  reviews: {
    table: 'reviews',
    subject: 'review',
    fields: {
      restaurant: ['restaurant_id', 'integer'],
      user: ['user_id', 'integer'],
      rating: ['rating', 'numeric'],
      content: ['content', 'text'],
      createdAt: ['created_at', 'timestamptz'],
    },
    derived: {},
    alsoSet: () => '',
  },
}

const entriesOf = (kind: RecordKind): [string, readonly [column: string, type: string]][] =>
  Object.entries(RECORD_TABLES[kind].fields)

const valueOf = (json: string, field: string, type: string): string =>
  type === 'jsonb' ? `${json} -> '${field}'` : `(${json} ->> '${field}')::${type}`

export const snapshotOf = (kind: RecordKind): string =>
  `jsonb_build_object(${entriesOf(kind)
    .map(([field, [column]]) => `'${field}', t.${column}`)
    .join(', ')})`

/** Assignments that set row `t` to the fields of a JSON object. */
export const assignmentsOf = (kind: RecordKind, json: string): string =>
  `${entriesOf(kind)
    .map(
      ([field, [column, type]]) =>
        `${column} = CASE WHEN ${json} ? '${field}' THEN ${valueOf(json, field, type)} ELSE t.${column} END`,
    )
    .join(', ')}, updated_at = now()${RECORD_TABLES[kind].alsoSet(json)}`

export function insertOf(kind: RecordKind): string {
  const { table, derived } = RECORD_TABLES[kind]
  const columns = ['id', ...entriesOf(kind).map(([, [column]]) => column), ...Object.keys(derived)]
  const values = entriesOf(kind).map(([field, [, type]]) => valueOf('s.next', field, type))
  return `INSERT INTO ${table} (${columns.join(', ')})
    SELECT ${['s.subject_id', ...values, ...Object.values(derived)].join(', ')}
    FROM record_stage s WHERE s.status = 'ok' AND s.is_new ORDER BY s.position`
}
