import { comparePlaces } from '@/domain/place/match/comparePlaces'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import type { ParsedPlace, ParsedShop } from '@/domain/place/types'
import type { LabelledCell, LabelledPair } from './cells'

/** Width, spaces and outer punctuation do not count. */
const flat = (text: string | null) =>
  (text ?? '')
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/^[\s,./·\-()[\]]+|[\s,./·\-()[\]]+$/g, '')

const FIELDS = ['name', 'branch', 'address', 'sigungu'] as const

const saysTheSame = (said: ParsedShop, wanted: ParsedShop | undefined): boolean =>
  wanted !== undefined && FIELDS.every((field) => flat(said[field]) === flat(wanted[field]))

const isExact = (said: ParsedPlace, wanted: LabelledCell): boolean =>
  said.kind === wanted.kind &&
  said.shops.length === wanted.shops.length &&
  said.shops.every((shop, i) => saysTheSame(shop, wanted.shops[i]))

const spoken = ({ kind, shops }: Pick<ParsedPlace, 'kind' | 'shops'>): string =>
  [kind, ...shops.map((shop) => FIELDS.map((field) => shop[field] ?? '-').join(' | '))].join('; ')

/** Shares of cells with the right kind, and with every field right; `wrong` has one line for each error. */
export function scoreCells(cells: readonly LabelledCell[]) {
  const read = cells.map((wanted) => ({ wanted, said: parsePlace(wanted.raw) }))
  const wrong = read.filter(({ said, wanted }) => !isExact(said, wanted))
  return {
    kind: read.filter(({ said, wanted }) => said.kind === wanted.kind).length / cells.length,
    exact: 1 - wrong.length / cells.length,
    wrong: wrong
      .map(({ said, wanted }) =>
        [
          `${wanted.class ?? 'cell'}: ${JSON.stringify(wanted.raw)}`,
          `    is   ${spoken(wanted)}`,
          `    read ${spoken(said)}`,
        ].join('\n'),
      )
      .sort(),
  }
}

/** Precision and recall of the pairs classified as one place; `wrong` has one line for each error. */
export function scorePairs(pairs: readonly LabelledPair[]) {
  const said = pairs.map((pair) => ({ ...pair, said: comparePlaces(pair.a, pair.b) }))
  const right = said.filter((pair) => pair.said.same && pair.same).length
  return {
    precision: right / said.filter((pair) => pair.said.same).length,
    recall: right / said.filter((pair) => pair.same).length,
    wrong: said
      .filter((pair) => pair.said.same !== pair.same)
      .map(
        ({ a, b, same, said: { why }, class: shape }) =>
          `${shape ?? 'pair'}: ${JSON.stringify([a.raw, b.raw])} ${same ? 'missed' : 'merged'}, ${why}`,
      )
      .sort(),
  }
}
