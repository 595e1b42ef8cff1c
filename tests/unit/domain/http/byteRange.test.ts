import { expect, it } from 'vitest'
import { parseByteRange } from '@/contract/headers'

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=-', null],
  ['bytes=1-2,5-6', null],
  ['lines=1-2', null],
  ['', null],
  [undefined, null],
])('For a file of 100 bytes, the Range header %s is parsed as %o', (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range)
})
