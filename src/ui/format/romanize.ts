import { romanize } from 'es-hangul'
import type { Restaurant } from '@/contract/directory'
import { PROVINCE_NAMES } from '@/messages/english'
import { shortProvince } from '@/domain/region/regionNames'
import { streetOf } from './placeLine'

/** 'gaon' → 'Gaon' */
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const provinceName = (word: string): string | undefined =>
  shortProvince(word) === word ? undefined : PROVINCE_NAMES[shortProvince(word)]

/** Names in Latin letters (Revised Romanization), word by word: '가온 식당' → 'Gaon Sikdang'. */
export const romanName = (name: string): string =>
  name
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => provinceName(word) ?? capitalised(romanize(word)))
    .join(' ')

/** Article 5: units of administration and roads follow a hyphen, and no sound changes across it. */
const UNIT = /^(\p{L}+?)(특별시|광역시|대로|로|길|시|도|군|구|읍|면|동|리)$/u
/** '세종대로23길', '태평로1가': a road, and its numbered branch */
const BRANCH = /^(\p{L}+?(?:대로|로|길|동))(\d+)(번길|길|가)$/u

function romanUnit(word: string): string {
  const branch = BRANCH.exec(word)
  if (branch)
    return `${romanUnit(branch[1] ?? '')} ${branch[2]}${branch[3] === '번길' ? '' : '-'}${romanize(branch[3] ?? '')}`
  const unit = UNIT.exec(word)
  return unit ? `${capitalised(romanize(unit[1] ?? ''))}-${romanize(unit[2] ?? '')}` : capitalised(romanize(word))
}

/** '서울특별시', '중구' → 'Jung-gu, Seoul'; '' if neither is known. */
export const romanRegion = (province: string | null | undefined, district?: string | null): string =>
  [
    district?.split(' ').reverse().map(romanUnit).join(', '),
    province && (PROVINCE_NAMES[shortProvince(province)] ?? romanUnit(province)),
  ]
    .filter(Boolean)
    .join(', ')

const NUMBER = /^\d+(-\d+)?$/

/** As letters are addressed: '서울특별시 중구 세종대로 110, 2층' → '110 Sejong-daero, Jung-gu, Seoul'. */
export function romanAddress(place: Pick<Restaurant, 'address' | 'sub_add1' | 'sub_add2'>): string {
  const region = romanRegion(place.sub_add1, place.sub_add2)
  const words = streetOf(place, place.address ?? '')
    .replace(/[,(].*$/u, '')
    .split(' ')
    .filter(Boolean)
  const at = words.findIndex((word) => NUMBER.test(word))
  if (at < 1) return region
  return [[words[at], ...words.slice(0, at).map(romanUnit)].join(' '), region].filter(Boolean).join(', ')
}
