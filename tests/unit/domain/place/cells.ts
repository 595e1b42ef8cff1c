import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PlaceCell, PlaceKind, ParsedShop } from '@/domain/place/types'

/** Invented cells in the repository: see their README. */
export const OWN_LABELS = ['tests/labels', 'tests/labels/composed']
/** The shapes of cells, and of pairs of them, that no one had tuned to. */
export const UNSEEN_SHAPES = ['tests/labels/unseen']
/** Two sets of published cells, labelled by hand; they lie next to the project and may be absent. */
export const PUBLISHED_LABELS = ['../shared/data/labels', '../shared/data/labels-2']

export interface LabelledCell extends PlaceCell {
  class?: string
  kind: PlaceKind
  shops: ParsedShop[]
}

export interface LabelledPair {
  class?: string
  a: PlaceCell
  b: PlaceCell
  same: boolean
}

export const havePublishedLabels = PUBLISHED_LABELS.every((folder) => existsSync(resolve(folder, 'places.jsonl')))

const lines = (folders: readonly string[], file: string): unknown[] =>
  folders.flatMap((folder) =>
    readFileSync(resolve(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line)),
  )

/** The cells that could be labelled clearly. */
export const labelledCells = (folders: readonly string[]) =>
  (lines(folders, 'places.jsonl') as LabelledCell[]).filter((cell) => cell.kind !== 'unclear')
export const labelledPairs = (folders: readonly string[]) => lines(folders, 'pairs.jsonl') as LabelledPair[]
