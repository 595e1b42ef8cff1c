import { describe, expect, it } from 'vitest'
import { changedFields } from '@/admin/dataProvider/changedFields'

const record = {
  id: 3,
  version: 'v1',
  name: '다온구',
  aliases: ['다온'],
  category: null,
  parent: { id: 1, name: '한울시' },
}

describe('the fields of a form that are sent', () => {
  it('are those that differ from the record it was opened with', () => {
    expect(changedFields({ ...record, name: '다온구청' }, record)).toEqual({ name: '다온구청' })
  })

  it('are none when nothing changed, however the values were copied', () => {
    expect(changedFields(structuredClone(record), record)).toEqual({})
  })

  it('hold a list or an object whole when a part of it changed', () => {
    expect(changedFields({ ...record, aliases: ['다온', '다온군'] }, record)).toEqual({ aliases: ['다온', '다온군'] })
    expect(changedFields({ ...record, parent: { id: 2, name: '한울시' } }, record)).toHaveProperty('parent')
  })

  it('leave out a field that was empty and still is', () => {
    expect(changedFields({ ...record, category: '' }, record)).toEqual({})
  })

  it('empty a field with null', () => {
    expect(changedFields({ ...record, name: undefined }, record)).toEqual({ name: null })
  })

  it('never hold the number or the version of the record', () => {
    expect(changedFields({ ...record, id: 4, version: 'v2' }, record)).toEqual({})
  })
})
