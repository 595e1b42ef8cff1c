import { z } from 'zod'
import type { KakaoAddress, KakaoPlace } from '@/domain/kakao/answers'
import { isInKorea } from '@/domain/nearby/nearPoint'

/** Kakao sends degrees as text; places outside these bounds are not in Korea and would fail validation. */
const degrees = z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]).transform(Number)
const isHere = ({ x, y }: { x: number; y: number }): boolean => isInKorea({ latitude: y, longitude: x })
const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)
const meta = z.object({ is_end: z.boolean() })

/** developers.kakao.com, 로컬 > REST API. Unknown fields are dropped, to keep the cache small. */
export const addressResponse = z.object({
  meta,
  documents: z.array(z.object({ address_name: z.string(), address_type: z.string(), x: degrees, y: degrees })),
})

export const placesResponse = z.object({
  meta,
  documents: z.array(
    z.object({
      id: z.coerce.string(),
      place_name: z.string(),
      category_name: text,
      phone: text,
      address_name: text,
      road_address_name: text,
      x: degrees,
      y: degrees,
    }),
  ),
})

/** REGION and ROAD are only a 동 or road. */
const NUMBERED = new Set(['REGION_ADDR', 'ROAD_ADDR'])

export const toAddresses = ({ documents }: z.infer<typeof addressResponse>): KakaoAddress[] =>
  documents.filter(isHere).map(({ address_name, address_type, x, y }) => ({
    address: address_name,
    numbered: NUMBERED.has(address_type),
    latitude: y,
    longitude: x,
  }))

export const toPlaces = ({ documents }: z.infer<typeof placesResponse>): KakaoPlace[] =>
  documents.filter(isHere).map((place) => ({
    id: place.id,
    name: place.place_name,
    kind: place.category_name ?? '',
    phone: place.phone,
    roadAddress: place.road_address_name,
    lotAddress: place.address_name,
    latitude: place.y,
    longitude: place.x,
  }))
