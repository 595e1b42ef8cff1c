import { describe, expect, it } from 'vitest'
import { changedFields } from '@/admin/dataProvider/dataProvider'

const record = {
  id: 3,
  version: 'v1',
  name: '다온구',
  aliases: ['다온'],
  category: null,
  parent: { id: 1, name: '한울시' },
}

describe('Form fields to send', () => {
  it('A form sends only the fields that differ from the record it was opened with', () => {
    expect(changedFields({ ...record, name: '다온구청' }, record)).toEqual({ name: '다온구청' })
  })

  it('A form sends nothing when the values are an unchanged copy', () => {
    expect(changedFields(structuredClone(record), record)).toEqual({})
  })

  it('A form sends a whole list or object when part of it changed', () => {
    expect(changedFields({ ...record, aliases: ['다온', '다온군'] }, record)).toEqual({ aliases: ['다온', '다온군'] })
    expect(changedFields({ ...record, parent: { id: 2, name: '한울시' } }, record)).toHaveProperty('parent')
  })

  it('A form leaves out a field that was empty and still is', () => {
    expect(changedFields({ ...record, category: '' }, record)).toEqual({})
  })

  it('A form sends null for a field that was emptied', () => {
    expect(changedFields({ ...record, name: undefined }, record)).toEqual({ name: null })
  })

  it('A form never sends the record’s id or version', () => {
    expect(changedFields({ ...record, id: 4, version: 'v2' }, record)).toEqual({})
  })
})
