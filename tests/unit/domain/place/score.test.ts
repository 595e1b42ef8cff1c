import { describe, expect, it } from 'vitest'
import { comparePlaces } from '@/domain/place/comparePlaces'
import { readPlace } from '@/domain/place/readPlace'
import { haveLabels, type LabelledCell, labelledCells, labelledPairs } from './cells'

const flat = (text: string | null) =>
  (text ?? '')
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/^[\s,./·\-()[\]]+|[\s,./·\-()[\]]+$/g, '')

function isExact(cell: LabelledCell): boolean {
  const { kind, shops } = readPlace(cell.raw, cell.context)
  if (kind !== cell.kind) return false
  if (kind !== 'shop' && kind !== 'shops') return true
  return (
    shops.length === cell.shops.length &&
    shops.every((shop, i) => {
      const want = cell.shops[i]
      return (
        want &&
        flat(shop.name) === flat(want.name) &&
        flat(shop.branch) === flat(want.branch) &&
        flat(shop.address) === flat(want.address) &&
        flat(shop.sigungu) === flat(want.sigungu)
      )
    })
  )
}

describe.skipIf(!haveLabels)('the reader against careful readers (skipped without ../shared/data/labels)', () => {
  it('tells the kind of at least 97 % and every field of at least 95 % of cells', () => {
    const cells = labelledCells()
    const kind = cells.filter((cell) => readPlace(cell.raw, cell.context).kind === cell.kind).length / cells.length
    const exact = cells.filter(isExact).length / cells.length
    console.info(`cells ${cells.length}: kind ${(kind * 100).toFixed(2)} %, exact ${(exact * 100).toFixed(2)} %`)
    expect(kind).toBeGreaterThanOrEqual(0.97)
    expect(exact).toBeGreaterThanOrEqual(0.95)
  })

  it('merges pairs with a precision of at least 0.98 and a recall of at least 0.92', () => {
    const pairs = labelledPairs()
    const said = pairs.map((pair) => ({ said: comparePlaces(pair.a, pair.b).same, same: pair.same }))
    const right = said.filter((pair) => pair.said && pair.same).length
    const precision = right / said.filter((pair) => pair.said).length
    const recall = right / said.filter((pair) => pair.same).length
    console.info(`pairs ${pairs.length}: precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}`)
    expect(precision).toBeGreaterThanOrEqual(0.98)
    expect(recall).toBeGreaterThanOrEqual(0.92)
  })
})
