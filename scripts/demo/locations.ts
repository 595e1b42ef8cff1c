import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import type { Pool } from 'pg'
import { addressKey, addressKeyText } from '@/domain/place/address/addressKey'

interface DemoLocation {
  address: string
  name: string
  latitude: string
  longitude: string
  phone: string
}

/** Expense files have none; `demo/places.csv` lists invented ones by name and address. */
export async function placeRestaurants(pool: Pool, file: string): Promise<void> {
  const { data } = Papa.parse<DemoLocation>(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  })
  const keyOf = (name: string, address: string | null) => `${name}|${addressKeyText(addressKey(address))}`
  const known = new Map(data.map((place) => [keyOf(place.name, place.address), place]))
  const { rows } = await pool.query<{ id: number; name: string; address: string | null }>(
    'SELECT id, name, address FROM restaurants',
  )
  const found = rows.flatMap(({ id, name, address }) => {
    const place = known.get(keyOf(name, address))
    return place ? [{ id, ...place }] : []
  })
  await pool.query(
    `UPDATE restaurants r SET latitude = t.latitude, longitude = t.longitude, phone = t.phone
     FROM unnest($1::int[], $2::numeric[], $3::numeric[], $4::text[]) AS t (id, latitude, longitude, phone)
     WHERE r.id = t.id`,
    [found.map((p) => p.id), found.map((p) => p.latitude), found.map((p) => p.longitude), found.map((p) => p.phone)],
  )
}
