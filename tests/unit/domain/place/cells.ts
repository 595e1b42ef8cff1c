import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PlaceCell, PlaceKind, ShopReading } from '@/domain/place/types'

/** Invented cells, part of the repository: see their README. */
export const OWN_LABELS = ['tests/labels', 'tests/labels/composed']
/** Published cells, labelled by careful readers; they lie beside the project, where they are present at all. */
export const PUBLISHED_LABELS = ['../shared/data/labels']

export interface LabelledCell extends PlaceCell {
  class?: string
  kind: PlaceKind
  shops: ShopReading[]
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

/** The cells that a careful reader could decide. */
export const labelledCells = (folders: readonly string[]) =>
  (lines(folders, 'places.jsonl') as LabelledCell[]).filter((cell) => cell.kind !== 'unclear')
export const labelledPairs = (folders: readonly string[]) => lines(folders, 'pairs.jsonl') as LabelledPair[]
