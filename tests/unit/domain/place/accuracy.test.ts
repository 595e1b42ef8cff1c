import { describe, expect, it } from 'vitest'
import { havePublishedLabels, labelledCells, labelledPairs, OWN_LABELS, PUBLISHED_LABELS, UNSEEN_SHAPES } from './cells'
import { scoreCells, scorePairs } from './measureAccuracy'

const percent = (share: number) => `${(share * 100).toFixed(2)} %`
const listed = (wrong: readonly string[]) => wrong.map((line) => `\n  ${line}`).join('')

/** Prints the score and every error by class: these lines show what a change to the parser does. */
function cellScore(folders: readonly string[]) {
  const cells = labelledCells(folders)
  const score = scoreCells(cells)
  console.info(
    `${cells.length} cells: kind ${percent(score.kind)}, exact ${percent(score.exact)}${listed(score.wrong)}`,
  )
  return score
}

function pairScore(folders: readonly string[]) {
  const pairs = labelledPairs(folders)
  const score = scorePairs(pairs)
  const { precision, recall, wrong } = score
  console.info(`${pairs.length} pairs: precision ${percent(precision)}, recall ${percent(recall)}${listed(wrong)}`)
  return score
}

describe('Place parser on the invented labels of tests/labels', () => {
  it('The place parser is measured on at least 500 invented cells and 200 invented pairs', () => {
    expect(labelledCells(OWN_LABELS).length).toBeGreaterThanOrEqual(500)
    expect(labelledPairs(OWN_LABELS).length).toBeGreaterThanOrEqual(200)
  })

  it('The parser gets the kind of 98.5 % and every field of 97 % of invented cells right, or more', () => {
    const { kind, exact } = cellScore(OWN_LABELS)
    expect(kind).toBeGreaterThanOrEqual(0.985)
    expect(exact).toBeGreaterThanOrEqual(0.97)
  })

  it('Invented pairs match with a precision and a recall of at least 0.99', () => {
    const { precision, recall } = pairScore(OWN_LABELS)
    expect(precision).toBeGreaterThanOrEqual(0.99)
    expect(recall).toBeGreaterThanOrEqual(0.99)
  })
})

describe('Place parser on the shapes of unseen cells', () => {
  it('The parser gets the kind of 98.5 % and every field of 98 % of unseen shapes right, or more', () => {
    const { kind, exact } = cellScore(UNSEEN_SHAPES)
    expect(kind).toBeGreaterThanOrEqual(0.985)
    expect(exact).toBeGreaterThanOrEqual(0.98)
  })

  it('Pairs of unseen shapes match with a precision of at least 0.995 and a recall of at least 0.96', () => {
    const { precision, recall } = pairScore(UNSEEN_SHAPES)
    expect(precision).toBeGreaterThanOrEqual(0.995)
    expect(recall).toBeGreaterThanOrEqual(0.96)
  })
})

describe.skipIf(!havePublishedLabels)(
  'Place parser on published cells (skipped when ../shared/data/labels is absent)',
  () => {
    it('The parser gets the kind of 99 % and every field of 98.5 % of published cells right, or more', () => {
      const { kind, exact } = cellScore(PUBLISHED_LABELS)
      expect(kind).toBeGreaterThanOrEqual(0.99)
      expect(exact).toBeGreaterThanOrEqual(0.985)
    })

    it('Published pairs match with a precision of at least 0.995 and a recall of at least 0.97', () => {
      const { precision, recall } = pairScore(PUBLISHED_LABELS)
      expect(precision).toBeGreaterThanOrEqual(0.995)
      expect(recall).toBeGreaterThanOrEqual(0.97)
    })
  },
)
