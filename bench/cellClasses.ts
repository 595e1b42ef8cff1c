import { parseArgs } from 'node:util'
import { koreanDay } from '@/domain/koreanDay'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import type { ParsedPlace } from '@/domain/place/types'
import { alternateNameKey } from '@/import/linkage/alternateName'
import { openFile } from '@/import/extract/openFile'
import { readLicenceRegistry } from '@/import/licence/readLicenceRegistry'
import { type ComposedCell, composeCells, type ListedPlace } from './cells/composeCells'
import { keepsNote, mayKeepPerson, mayNamePerson, publishedCells } from './cells/publishedCells'
import { seededRandom } from './random'

/**
 * What the reader makes of a hundred thousand distinct place cells, by class: those of published files, and those that
 * are composed of a register's names and addresses with invented persons, operators and notes.
 * `bench:cellClasses -- PATH… [--register FILE] [--per-place N] [--show N]`; `--show` prints examples of each class.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    register: { type: 'string' },
    'per-place': { type: 'string', default: '4' },
    show: { type: 'string', default: '0' },
  },
})
const SHOWN = Number(values.show)

interface Class {
  cells: number
  found: string[]
}
const classes = new Map<string, Class>()
function count(name: string, isFound: boolean, text: string): void {
  const known = classes.get(name) ?? { cells: 0, found: [] }
  known.cells += 1
  if (isFound) known.found.push(text)
  classes.set(name, known)
}

/** Widths, spaces and outer punctuation are not what is looked at. */
const flat = (text: string): string => text.normalize('NFKC').replace(/[\s.,·/()-]+/g, '')
const said = ({ shops }: ParsedPlace): string =>
  shops.map(({ name, branch, address }) => [name, branch, address].filter(Boolean).join(' ')).join(' + ') || '-'
const namesOf = ({ shops }: ParsedPlace): string =>
  shops.map(({ name, branch }) => flat(name + (branch ?? ''))).join('+')

async function readPlaces(file: string): Promise<ListedPlace[]> {
  const places = new Map<string, ListedPlace>()
  for await (const rows of readLicenceRegistry(await openFile(file), koreanDay(new Date())))
    for (const row of rows) {
      if (!('licence' in row) || row.licence.branch !== null) continue
      const { name, lotAddress, roadAddress } = row.licence
      const address = roadAddress ?? lotAddress
      if (address) places.set(`${name}\t${address}`, { name, address })
    }
  return [...places.values()]
}

function judge({ shape, raw, names, person, note }: ComposedCell): void {
  const place = parsePlace(raw)
  const line = `${raw}  →  ${place.kind}: ${said(place)}`
  if (person !== undefined) {
    const kept = said(place) + (alternateNameKey(raw, place, null) ?? '')
    count('composed: a person is left', flat(kept).toLowerCase().includes(flat(person).toLowerCase()), line)
  }
  if (note !== undefined) count('composed: a note is left', keepsNote(place), line)
  count(`composed: ${shape}, not exact`, namesOf(place) !== names.map(flat).join('+'), line)
}

const seen = new Set<string>()
const published = await publishedCells(positionals)
for (const [raw, place] of published.places) {
  seen.add(raw)
  const line = `${raw}  →  ${place.kind}: ${said(place)}`
  count('published: may keep a person (read)', mayKeepPerson(place), line)
  count('published: a note is left', keepsNote(place), line)
  count('published: unclear', place.kind === 'unclear', line)
}
for (const purpose of published.purposes)
  count('published: purpose may name a person (read)', mayNamePerson(purpose), purpose)
for (const [line, isShop] of published.events)
  count('published: a shop under a condolence, gift or event', isShop, line)
const whole = (values.register ? await readPlaces(values.register) : []).filter(({ name }) => {
  const place = parsePlace(name)
  const isWhole = place.kind === 'shop' && namesOf(place) === flat(name) && place.shops[0]?.branch === null
  count('register: a name alone, not exact', !isWhole, `${name}  →  ${place.kind}: ${said(place)}`)
  return isWhole
})
for (const cell of composeCells(whole, Number(values['per-place']), seededRandom(20_261_124))) {
  if (seen.has(cell.raw)) continue
  seen.add(cell.raw)
  judge(cell)
}

console.log(`${seen.size.toLocaleString()} distinct cells`)
console.table(
  [...classes].map(([name, { cells, found }]) => ({
    class: name,
    found: found.length,
    of: cells,
    share: `${((found.length / cells) * 100).toFixed(2)} %`,
  })),
)
if (SHOWN > 0)
  for (const [name, { found }] of classes)
    console.log([`\n${name}`, ...found.slice(0, SHOWN).map((line) => `  ${line.slice(0, 150)}`)].join('\n'))
