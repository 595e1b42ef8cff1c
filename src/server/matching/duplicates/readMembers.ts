import type { DuplicateMember, Pick, PickOption, Provenance } from '@/domain/linkage/duplicates'
import { CATEGORY_LABELS } from '@/messages/labels'
import type { Queryable } from '@/infra/database/pool'

interface Row extends Omit<DuplicateMember, 'options'> {
  name: string
  branch: string | null
  category: 'restaurant' | 'cafe'
  subCategory: string | null
  address: string | null
  addressFrom: string | null
  latitude: number | null
  longitude: number | null
  phone: string | null
  closedOn: string | null
  fileName: string | null
  /** fields filled from a licence */
  filled: string[]
  hasLicence: boolean
  kakao: boolean
  /** fields last edited by staff, and by whom */
  edited: Record<string, string>
}

const MEMBERS = `
  SELECT r.id, r.title, nullif(concat_ws(' ', g.sub_add1, g.sub_add2), '') AS region, r.name, r.branch,
    r.category::text, r.sub_category AS "subCategory", r.address,
    (SELECT a.spelling FROM restaurant_aliases a WHERE a.id = r.address_from_id) AS "addressFrom",
    r.latitude::float8 AS latitude, r.longitude::float8 AS longitude, r.phone, r.closed_on::date::text AS "closedOn",
    (SELECT b.file_name FROM import_batches b WHERE b.id = r.import_batch_id) AS "fileName",
    COALESCE((SELECT array_agg(f) FROM restaurant_sources k CROSS JOIN unnest(k.filled_fields) f
      WHERE k.restaurant_id = r.id AND k.kind = 'licence'), '{}') AS filled,
    EXISTS (SELECT FROM restaurant_sources k WHERE k.restaurant_id = r.id AND k.kind = 'licence') AS "hasLicence",
    EXISTS (SELECT FROM restaurant_sources k WHERE k.restaurant_id = r.id AND k.kind = 'kakao') AS kakao,
    (SELECT COALESCE(jsonb_object_agg(e.field, e.by), '{}') FROM (
      SELECT DISTINCT ON (f.field) f.field, COALESCE(u.nickname, '') AS by FROM audit_log l
      CROSS JOIN jsonb_object_keys(COALESCE(l.after, '{}')) AS f (field) LEFT JOIN users u ON u.id = l.actor_id
      WHERE l.subject_type = 'restaurant' AND l.subject_id = r.id AND l.actor_id IS NOT NULL
      ORDER BY f.field, l.id DESC) e) AS edited,
    COALESCE(s.visit_count, 0) AS "visitCount", COALESCE(s.agency_count, 0) AS "agencyCount",
    COALESCE(s.review_count, 0) AS "reviewCount", s.last_visit::text AS "lastVisit",
    ARRAY(SELECT a.spelling FROM restaurant_aliases a WHERE a.restaurant_id = r.id ORDER BY a.id LIMIT 6) AS aliases
  FROM restaurants r LEFT JOIN regions g ON g.id = r.region_id
  LEFT JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = ''
  WHERE r.id = ANY ($1::int[]) AND r.merged_into_id IS NULL AND r.deleted_at IS NULL ORDER BY r.id`

/** In the audit record and the licence. */
const PARTS: Record<Pick, { audited: string[]; filled: string }> = {
  name: { audited: ['name', 'branch'], filled: 'name' },
  category: { audited: ['category', 'subCategory'], filled: 'sub_category' },
  address: { audited: ['address', 'region'], filled: 'address' },
  point: { audited: ['latitude', 'longitude'], filled: 'latitude' },
  phone: { audited: ['phone'], filled: 'phone' },
  closed: { audited: ['closedOn', 'verifiedOn'], filled: 'closed_on' },
}

const valueOf: Record<Pick, (row: Row) => string | null> = {
  name: ({ title }) => title,
  category: ({ category, subCategory }) => [CATEGORY_LABELS[category], subCategory].filter(Boolean).join(' · '),
  address: ({ address }) => address,
  point: ({ latitude, longitude }) =>
    latitude === null || longitude === null ? null : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
  phone: ({ phone }) => phone,
  closed: ({ closedOn }) => closedOn,
}

/** A name without a branch is complete; a category needs a cuisine, an address a street or region. */
function knownOf(pick: Pick, row: Row): number {
  if (pick === 'category') return row.subCategory ? 2 : 1
  if (pick === 'address') return (row.address ? 2 : 0) + (row.region ? 1 : 0)
  return valueOf[pick](row) === null ? 0 : 1
}

function optionOf(pick: Pick, row: Row): PickOption {
  const { audited, filled } = PARTS[pick]
  const value = valueOf[pick](row)
  const editor = audited.map((field) => row.edited[field]).find((by) => by !== undefined)
  const from = (provenance: Provenance, source: string | null): PickOption => ({
    value,
    known: knownOf(pick, row),
    provenance,
    source,
  })
  if (editor !== undefined) return from('person', editor || null)
  if (row.filled.includes(filled) || (pick === 'category' && row.hasLicence)) return from('licence', null)
  if (pick === 'address' && row.addressFrom !== null) return from('spelling', row.addressFrom)
  if (pick === 'point' && value !== null && row.kakao) return from('kakao', null)
  return from('import', row.fileName)
}

/** Each value with its origin. */
export async function readDuplicateMembers(sql: Queryable, ids: readonly number[]): Promise<DuplicateMember[]> {
  const { rows } = await sql.query<Row>(MEMBERS, [ids])
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    region: row.region,
    visitCount: row.visitCount,
    agencyCount: row.agencyCount,
    reviewCount: row.reviewCount,
    lastVisit: row.lastVisit,
    aliases: row.aliases,
    options: {
      name: optionOf('name', row),
      category: optionOf('category', row),
      address: optionOf('address', row),
      point: optionOf('point', row),
      phone: optionOf('phone', row),
      closed: optionOf('closed', row),
    },
  }))
}
