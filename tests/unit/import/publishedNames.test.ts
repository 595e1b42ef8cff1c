import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFile } from '@/import/extract/openFile'
import { readFile } from '@/import/transform/readFile'
import type { ParsedRow } from '@/import/transform/record/parsedRow'

const folder = resolve('../shared/data/expenses')
const present = existsSync(folder)

/**
 * The commonest surnames and given names of Korea, and the invented ones that the files hold instead of real ones:
 * independent of the rule's own lists.
 */
const INVENTED = '가온|다솜|라온|새론|하늘|이든|보람|은솔|해온|차온|사랑|로운|자람|나린|하람|예담'
const NAME =
  '[김이박최정강조윤장임한오서신권황안송전홍](?:[민서지예하수현은영미도시준건우][준연윤우서현민진희수호영은아원린]|(?:성|재|정|상|병|경|동|명|종|기|용)[호수훈철민희환진현석]|' +
  `${INVENTED})`
const RANKS = '주무관|사무관|서기관|팀장|과장|국장|실장|구청장|의원|위원장|기자|교수|소방장|소방위'
const NAMED: readonly RegExp[] = [
  // an owner behind a house number
  new RegExp(`\\d(?:층|호|번지)?\\)?\\s?[.,;:·/|(-]\\s?${NAME}(?![가-힣])`),
  /\d\s?[.,;]\s?[a-z]{2,} [a-z]{2,}\)?$/i,
  new RegExp(`대표자?\\s?[:：]?\\s?${NAME}(?![가-힣])`),
  // next to a title, at a family event, in a list
  new RegExp(`(?<![가-힣])${NAME}\\s?(?:${RANKS})`),
  new RegExp(`(?:${RANKS}|[1-9]급)[\\s(]${NAME}(?![가-힣])`),
  new RegExp(`[의경][금조사비]{1,3}[^()]{0,6}\\([^()]{0,20}${NAME}[,) ]`),
  new RegExp(`${NAME}\\s?(?:부친|모친|조부|조모|장인|장모|빙부|빙모|시부|시모)상`),
  new RegExp(`(?<![가-힣])${NAME}\\s?외\\s?\\d{1,2}\\s?명`),
  // partly masked, and numbers
  /(?<![가-힣○])[가-힣][○〇◯●*]{1,2}(?![○])/,
  /01[016789][-. ]?\d{3,4}[-. ]?\d{4}/,
]

const isNamed = (text: string): boolean => NAMED.some((shape) => shape.test(text))

/** Every text of a row that is stored. */
function storedTexts({ place, occasion, payment, department, agency, document }: ParsedRow): string[] {
  const shops = place.shops.flatMap(({ name, branch, address }) => [name, branch, address])
  return [...shops, occasion, payment, department, agency.name, document?.title].filter((text) => text != null)
}

describe.skipIf(!present)(`Published files${present ? '' : ' (skipped: ../shared/data is not here)'}`, () => {
  it.each(present ? readdirSync(folder).sort() : [])('No personal name is stored from any text of %s', async (name) => {
    const texts = new Set<string>()
    const raw = new Set<string>()
    for await (const rows of readFile(await openFile(resolve(folder, name)), '2026-11-20'))
      for (const row of rows) {
        storedTexts(row).forEach((text) => texts.add(text))
        raw.add(row.placeRaw).add(row.purposeRaw)
      }
    expect(texts.size).toBeGreaterThan(0)
    expect([...texts].filter(isNamed)).toEqual([])
    if (name.endsWith('_expense_list.csv')) expect([...raw].filter(isNamed).length).toBeGreaterThan(10)
  })
})
