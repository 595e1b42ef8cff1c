import { koreanDay } from '@/domain/koreanDay'
import { maskPersons } from '@/domain/person/maskPersons'
import { isSurelyPerson } from '@/domain/person/personName'
import { namesGift } from '@/domain/person/purposeEvidence'
import { FAMILY_EVENTS, NO_NAMES, TITLES } from '@/domain/person/titles.data'
import type { ParsedPlace } from '@/domain/place/types'
import { openFile } from '@/import/extract/openFile'
import { expandPaths } from '@/import/source/expandPaths'
import { readFile } from '@/import/transform/readFile'
import type { ParsedRow } from '@/import/transform/record/parsedRow'

/** What is looked for in cells as they were published, where no one wrote down what is right: to be read by eye. */
export interface PublishedCells {
  places: Map<string, ParsedPlace>
  purposes: Set<string>
  /** rows whose purpose speaks of a family event or a gift, and whether a shop was read all the same */
  events: Map<string, boolean>
}

/** Every distinct cell of some files or folders; a file that cannot be read is named and left out. */
export async function publishedCells(paths: string[]): Promise<PublishedCells> {
  const cells: PublishedCells = { places: new Map(), purposes: new Set(), events: new Map() }
  for (const { path } of (await expandPaths(paths)).files)
    try {
      for await (const rows of readFile(await openFile(path), koreanDay(new Date())))
        rows.forEach((row) => add(cells, row))
    } catch (error) {
      console.error(String(error))
    }
  return cells
}

function add({ places, purposes, events }: PublishedCells, { placeRaw, place, purposeRaw, status }: ParsedRow): void {
  places.set(placeRaw, place)
  purposes.add(purposeRaw)
  const isAtEvent = namesGift(purposeRaw) || FAMILY_EVENTS.some((event) => purposeRaw.includes(event))
  if (isAtEvent) events.set(`${maskPersons(purposeRaw)}\t${maskPersons(placeRaw)}`, status === 'ok')
}

const NOTE = /[※☞▶]|(?:배달|포장|취식|구매|구입)\s?(?:가능|주문|후|및|,)|개인별|부서별|간담회|격려/
const WORDS = /[\s,.()/:]+/

/** Whether a note is left behind a name. */
export const keepsNote = ({ shops }: ParsedPlace): boolean =>
  shops.some(({ name, branch, address }) => NOTE.test([name, branch, address].join(' ')))

/** Whether a word like a name stands behind a house number, or behind the name itself. */
export const mayKeepPerson = ({ shops }: ParsedPlace): boolean =>
  shops.some(({ branch, address }) => {
    const words = (address ?? '').split(WORDS)
    const behind = words.slice(words.findIndex((word) => /\d/.test(word)) + 1)
    return [...behind, branch ?? ''].some((word) => isSurelyPerson(word))
  })

/** Whether a word like a name stands before a title in a purpose, once names are masked. */
export function mayNamePerson(purpose: string): boolean {
  const words = maskPersons(purpose).split(WORDS)
  return words.some((word, at) => isSurelyPerson(word) && !NO_NAMES.has(word) && TITLES.includes(words[at + 1] ?? ''))
}
