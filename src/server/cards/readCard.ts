import { listScope } from '@/domain/directory/listScope'
import { listQuerySchema, type ListQuery } from '@/contract/directoryQuery'
import type { Restaurant } from '@/contract/directory'
import { displayRegion } from '@/domain/region/regionNames'
import { CURRENT_REGIONS } from '@/domain/region/regions'
import type { Card } from '@/domain/site/card'
import type { Queryable } from '@/infra/database/pool'
import { CARD_LABELS } from '@/messages/site/sharing'
import { listRestaurants } from '../directory/listRestaurants'
import { readCollectionById } from '../collections'
import { readAgency } from '../agencies/readAgency'
import { findPhoto, type PhotoPlaces, readPhotoFile } from '../photos/findPhoto'
import { ALL_TIME, CARD_COLUMNS, CARD_JOINS_ALL_TIME } from '../directory/sql/restaurantCard'

const PLACES = 3

const RESTAURANT = `SELECT ${CARD_COLUMNS} FROM restaurant_stats s ${CARD_JOINS_ALL_TIME}
  WHERE s.restaurant_id = $1 AND ${ALL_TIME('s')}`

const regionOf = (province: string, district: string | null) => displayRegion({ province, district }, { short: true })

/** null if not public */
export async function readRestaurantCard(sql: Queryable, id: number): Promise<Card | null> {
  const [restaurant] = (await sql.query<Restaurant>(RESTAURANT, [id])).rows
  if (!restaurant) return null
  const { title, sub_add1, sub_add2, region_rank, agency_count, visit_count, photo } = restaurant
  const found = photo && (await findPhoto(sql, photo.name))
  return {
    over: sub_add1 ? regionOf(sub_add1, sub_add2) : '',
    title,
    rank: region_rank === null ? null : { place: sub_add2 ?? sub_add1 ?? '', rank: region_rank },
    places: [],
    under: CARD_LABELS.restaurant(agency_count, visit_count),
    photo: found && { name: found.name, sha256: found.checksums.whole },
  }
}

/** The photo of a card; null if there is none, or its file is damaged. */
export async function readCardPhoto(sql: Queryable, places: PhotoPlaces, { photo }: Card): Promise<Buffer | null> {
  const found = photo && (await findPhoto(sql, photo.name))
  const file = found && (await readPhotoFile(places, found, 'whole'))
  return file?.ok ? file.value : null
}

async function readListCard(
  sql: Queryable,
  query: Partial<ListQuery>,
  { title, over }: Pick<Card, 'title' | 'over'>,
): Promise<Card> {
  const { data, pagination } = await listRestaurants(sql, listQuerySchema.parse({ ...query, size: PLACES }))
  return {
    over,
    title,
    rank: null,
    places: data.map((restaurant) => restaurant.title),
    under: CARD_LABELS.listUnder(pagination.total),
    photo: null,
  }
}

/** `code`: first five digits of a 법정동 code, or two for a province. null if unknown */
export async function readRegionCard(sql: Queryable, code: string): Promise<Card | null> {
  const region = CURRENT_REGIONS.find((one) => (code.length === 2 ? one.code.slice(0, 2) === code : one.code === code))
  if (!region) return null
  const place = { province: region.province, district: code.length === 2 ? null : region.district || null }
  const query = { province: place.province, ...(place.district && { district: place.district }) }
  if (listScope(query).kind === 'unknown') return null
  return readListCard(sql, query, { title: regionOf(place.province, place.district), over: CARD_LABELS.list })
}

export async function readAgencyCard(sql: Queryable, id: number): Promise<Card | null> {
  const agency = await readAgency(sql, id)
  return agency && readListCard(sql, { agency: id }, { title: agency.name, over: CARD_LABELS.agency })
}

/** null for drafts */
export async function readCollectionCard(sql: Queryable, id: number): Promise<Card | null> {
  const collection = await readCollectionById(sql, id)
  if (!collection) return null
  const { title, places } = collection
  return {
    over: CARD_LABELS.collection,
    title,
    rank: null,
    places: places.slice(0, PLACES).map((place) => place.title),
    under: CARD_LABELS.collectionUnder(places.length),
    photo: null,
  }
}
