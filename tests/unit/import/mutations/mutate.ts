import { unzipSync, zipSync } from 'fflate'
import iconv from 'iconv-lite'
import type { Random } from './random'

type Mutation = (bytes: Buffer, random: Random) => Buffer

const flipBytes: Mutation = (bytes, random) => {
  const copy = Buffer.from(bytes)
  for (let i = 1 + random.below(40); i > 0; i--) copy[random.below(copy.length)] = random.below(256)
  return copy
}

const cutEnd: Mutation = (bytes, random) => bytes.subarray(0, random.below(bytes.length))

const cutOut: Mutation = (bytes, random) => {
  const from = random.below(bytes.length)
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + random.below(bytes.length - from))])
}

const blank: Mutation = (bytes, random) => {
  const from = random.below(bytes.length)
  return Buffer.from(bytes).fill(random.pick([0, 0x20, 0xff]), from, Math.min(bytes.length, from + random.below(2_000)))
}

const repeat: Mutation = (bytes, random) => {
  const from = random.below(bytes.length)
  const part = bytes.subarray(from, from + 1 + random.below(4_000))
  return Buffer.concat([
    bytes.subarray(0, from),
    ...Array.from({ length: 1 + random.below(200) }, () => part),
    bytes.subarray(from),
  ])
}

const swapEncoding: Mutation = (bytes, random) =>
  iconv.encode(
    iconv.decode(bytes, random.pick(['utf8', 'cp949', 'latin1'])),
    random.pick(['utf8', 'cp949', 'utf16le', 'utf16be']),
  )

const cutRows: Mutation = (bytes, random) => {
  const lines = bytes.toString('latin1').split('\n')
  lines.splice(random.below(lines.length), 1 + random.below(6))
  return Buffer.from(lines.join('\n'), 'latin1')
}

const bigNumbers: Mutation = (bytes, random) =>
  Buffer.from(
    bytes
      .toString('latin1')
      .replace(/\d{2,}/g, (digits) => (random.below(4) === 0 ? digits.repeat(1 + random.below(60)) : digits)),
    'latin1',
  )

const quotes: Mutation = (bytes, random) =>
  Buffer.from(
    bytes.toString('latin1').replace(/[,<>]/g, (mark) => (random.below(12) === 0 ? '"' : mark)),
    'latin1',
  )

/** Mutates one entry of a ZIP file. */
const insideZip: Mutation = (bytes, random) => {
  const inner: Mutation = random.pick([flipBytes, cutEnd, cutOut, repeat, cutRows, bigNumbers, quotes])
  try {
    const parts = unzipSync(bytes)
    const name = random.pick(Object.keys(parts))
    return Buffer.from(zipSync({ ...parts, [name]: inner(Buffer.from(parts[name] ?? []), random) }))
  } catch {
    return flipBytes(bytes, random)
  }
}

const MUTATIONS: readonly Mutation[] = [
  flipBytes,
  cutEnd,
  cutOut,
  blank,
  repeat,
  swapEncoding,
  cutRows,
  bigNumbers,
  quotes,
  insideZip,
]

/** Mutates a valid file in one to three ways. */
export function mutate(bytes: Buffer, random: Random): Buffer {
  let mutated = bytes
  for (let i = 1 + random.below(3); i > 0 && mutated.length > 0; i--) mutated = random.pick(MUTATIONS)(mutated, random)
  return mutated
}
