import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { conflictFields, conflictOf } from '@/admin/kit/dialogs/conflict'

const previous = { id: 1, version: 'a', address: '옛길 1', phone: null, name: '온새미' }

it('a conflict names what both wrote, and what only this one wrote', () => {
  const mine = { ...previous, address: '내길 2', phone: '02' }
  const current = { ...previous, version: 'b', address: '남길 3', name: '온새미한상' }
  expect(conflictFields({ mine, previous, current })).toEqual([
    { name: 'address', mine: '내길 2', now: '남길 3', isContested: true },
    { name: 'phone', mine: '02', now: null, isContested: false },
  ])
})

it('two who wrote the same have nothing to choose', () => {
  const same = { ...previous, address: '새길 2' }
  expect(conflictFields({ mine: same, previous, current: { ...same, version: 'b' } })).toEqual([])
})

it('only an answer that carries the record as it is now is a conflict to solve', () => {
  const current = { ...previous, version: 'b' }
  expect(conflictOf(new HttpError('', 409, { current }), {}, previous)).toMatchObject({ current })
  expect(conflictOf(new HttpError('', 409, {}), {}, previous)).toBeNull()
  expect(conflictOf(new HttpError('', 400, { current }), {}, previous)).toBeNull()
  expect(conflictOf(new Error('x'), {}, previous)).toBeNull()
})
