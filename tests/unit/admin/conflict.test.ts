import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { conflictFields, conflictOf } from '@/admin/kit/dialogs/ConflictEdit'

const previous = { id: 1, version: 'a', address: '옛길 1', phone: null, name: '온새미' }

it('A conflict lists the fields that both people changed and those that only this one changed', () => {
  const mine = { ...previous, address: '내길 2', phone: '02' }
  const current = { ...previous, version: 'b', address: '남길 3', name: '온새미한상' }
  expect(conflictFields({ mine, previous, current })).toEqual([
    { name: 'address', mine: '내길 2', now: '남길 3', isContested: true },
    { name: 'phone', mine: '02', now: null, isContested: false },
  ])
})

it('Two people who made the same change have no conflict to resolve', () => {
  const same = { ...previous, address: '새길 2' }
  expect(conflictFields({ mine: same, previous, current: { ...same, version: 'b' } })).toEqual([])
})

it('Only a 409 answer that carries the current record is a conflict to resolve', () => {
  const current = { ...previous, version: 'b' }
  expect(conflictOf(new HttpError('', 409, { current }), {}, previous)).toMatchObject({ current })
  expect(conflictOf(new HttpError('', 409, {}), {}, previous)).toBeNull()
  expect(conflictOf(new HttpError('', 400, { current }), {}, previous)).toBeNull()
  expect(conflictOf(new Error('x'), {}, previous)).toBeNull()
})
