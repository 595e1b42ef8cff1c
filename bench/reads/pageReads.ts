import { agencyListQuerySchema } from '@/contract/agencies'
import { listQuerySchema } from '@/contract/directoryQuery'
import { OCCASION_FACETS } from '@/domain/expense/occasions'
import { tileAt } from '@/domain/nearby/mapTile'
import { groupQuerySchema, planQuerySchema } from '@/contract/plan'
import type { Queryable } from '@/infra/database/pool'
import { listAgencies } from '@/server/agencies/listAgencies'
import { listSharedPlaces } from '@/server/agencies/listSharedPlaces'
import { readAgencyDetail } from '@/server/agencies/readAgencyDetail'
import { readAgencyCard, readRegionCard } from '@/server/cards/readCard'
import { listCollections, readCollection } from '@/server/collections'
import { explainRank } from '@/server/directory/explainRank'
import { listNewPlaces } from '@/server/directory/highlights'
import { listRestaurants } from '@/server/directory/listRestaurants'
import { listSimilar } from '@/server/directory/listSimilar'
import { readTile } from '@/server/directory/near/listNear'
import { suggestAgencies } from '@/server/directory/suggestAgencies'
import { planPlaces, planTile } from '@/server/plan/planPlaces'
import { readPreviousRanks } from '@/server/rankings/previousRanks'
import { readRowFacts } from '@/server/statistics/rowFacts'
import { COLLECTION } from './collection'
import type { Read } from './read'
import { nearOf, type Sample } from './sample'

const COLLECTIONS = 20
/** The institution that `VISITS` of the seed gives most visits. */
const HEAVIEST = 1

const page = (name: string, read: (sql: Queryable, sample: Sample, ids: number[]) => Promise<unknown>): Read => ({
  name,
  async run(sql, sample, ids) {
    await read(sql, sample, ids)
  },
})

const DINNER = { headcount: 12, per_head_max: 30_000, occasion: 'encouragement' }
const dinner = (where: { region: string } | { near: string }) => planQuerySchema.parse({ ...DINNER, ...where })

/** What one page, or one answer of the API, shows. */
export const PAGE_READS: Read[] = [
  page('places near a point, 1 km', (sql, at) =>
    listRestaurants(sql, listQuerySchema.parse({ near: nearOf(at), radius: 1000 })),
  ),
  ...OCCASION_FACETS.flatMap((occasion) => [
    page(`places for ${occasion}, in the country`, (sql) => listRestaurants(sql, listQuerySchema.parse({ occasion }))),
    page(`places for ${occasion}, in a district`, (sql, { province, district }) =>
      listRestaurants(sql, listQuerySchema.parse({ occasion, province, district: district ?? undefined })),
    ),
    page(`places for ${occasion}, by price`, (sql) =>
      listRestaurants(sql, listQuerySchema.parse({ occasion, sort: 'per_head' })),
    ),
  ]),
  page('a tile around a point', (sql, at) => readTile(sql, tileAt(at))),
  page('places of an institution', (sql, { agency }) => listRestaurants(sql, listQuerySchema.parse({ agency }))),
  page('institutions, first page', (sql) => listAgencies(sql, agencyListQuerySchema.parse({}))),
  page('institutions by name', (sql, { name }) => listAgencies(sql, agencyListQuerySchema.parse({ q: name }))),
  page('institutions suggested', (sql, { name }) => suggestAgencies(sql, name)),
  page('an institution', (sql, { agency }) => readAgencyDetail(sql, agency, new Date())),
  page('two institutions’ shared places', (sql, { agency }) =>
    listSharedPlaces(sql, agency === HEAVIEST ? HEAVIEST + 1 : HEAVIEST, agency),
  ),
  page('picture of an institution', (sql, { agency }) => readAgencyCard(sql, agency)),
  page('picture of a district', (sql, { code }) => readRegionCard(sql, code)),
  page('what is like a restaurant', (sql, { id }) => listSimilar(sql, id)),
  page('why a rank', (sql, { id }) => explainRank(sql, id)),
  page('previous ranks of a page', (sql, _, ids) => readPreviousRanks(sql, ids)),
  page('lunch facts of a page', (sql, _, ids) => readRowFacts(sql, ids)),
  page('a dinner for 12 in a district', (sql, { code }) => planPlaces(sql, dinner({ region: code }))),
  page('a dinner for 12 near a point', (sql, at) => planPlaces(sql, dinner({ near: nearOf(at) }))),
  page('a dinner for 12 in a map tile', (sql, at) => planTile(sql, groupQuerySchema.parse(DINNER), tileAt(at))),
  page('feed of a district', (sql, { code }) => listNewPlaces(sql, code)),
  page('collections', (sql) => listCollections(sql, COLLECTIONS)),
  page('a collection of 20 places', (sql) => readCollection(sql, COLLECTION)),
]
