import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

interface FileChanges {
  added: number
  removed: number
  changed: number
}

/** Records of a packed CSV file; one with line breaks in a cell is several lines. The first is the heading. */
async function* recordsOf(packed: Readable): AsyncGenerator<string, void> {
  const unpacked = packed.on('error', (error: Error) => unpacked.destroy(error)).pipe(createGunzip())
  let open = ''
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) {
    const text = open === '' ? line : `${open}\n${line}`
    const isOpen = text.split('"').length % 2 === 0
    if (!isOpen && text !== '') yield text
    open = isOpen ? text : ''
  }
}

const idOf = (record: string): number => Number.parseInt(record, 10)

/** By id, the first column, by which both files are sorted. null if their columns differ. */
export async function compareFiles(before: Readable, after: Readable): Promise<FileChanges | null> {
  const [olds, news] = [recordsOf(before), recordsOf(after)]
  try {
    if ((await olds.next()).value !== (await news.next()).value) return null
    const found: FileChanges = { added: 0, removed: 0, changed: 0 }
    let [was, is] = [await olds.next(), await news.next()]
    while (!was.done || !is.done) {
      const [oldId, newId] = [was.done ? Infinity : idOf(was.value), is.done ? Infinity : idOf(is.value)]
      if (oldId < newId) found.removed++
      else if (newId < oldId) found.added++
      else if (was.value !== is.value) found.changed++
      const [movesOld, movesNew] = [oldId <= newId, newId <= oldId]
      if (movesOld) was = await olds.next()
      if (movesNew) is = await news.next()
    }
    return found
  } finally {
    before.destroy()
    after.destroy()
  }
}
