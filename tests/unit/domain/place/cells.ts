import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PlaceKind, ShopReading } from '@/domain/place/types'

const labels = resolve('../shared/data/labels')

export interface LabelledCell {
  raw: string
  context: string
  kind: PlaceKind
  shops: ShopReading[]
}

export interface LabelledPair {
  a: { raw: string; context: string }
  b: { raw: string; context: string }
  same: boolean
}

/** Whether the labels made by careful readers lie beside the project. */
export const haveLabels = existsSync(resolve(labels, 'places.jsonl'))

const lines = (file: string): unknown[] =>
  haveLabels
    ? readFileSync(resolve(labels, file), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line): unknown => JSON.parse(line))
    : []

export const labelledCells = () => (lines('places.jsonl') as LabelledCell[]).filter((cell) => cell.kind !== 'unclear')
export const labelledPairs = () => lines('pairs.jsonl') as LabelledPair[]
