import { describe, expect, it } from 'vitest'
import { collectionOf } from '@/collections/collectionOf'
import { resource, writtenFields, choice, integer, markdown, STAMPS, text } from '@/resources/definition'
import { listOf } from '@/server/backOffice/listOf'

const notes = resource({
  ...{ key: 'faqs', name: '쪽지', unit: '장' },
  ...{ table: 'notes', collection: 'faqs', subject: 'faq', title: 'title' },
  fields: {
    title: text('제목', { max: 20 }),
    edition: integer('판', { column: 'version' }),
    colour: choice('빛깔', { red: '빨강', blue: '파랑' }, { first: 'blue' }),
    writerName: text('쓴 사람', { fixed: true, optional: true }),
    body: markdown('글', { detail: true, optional: true, isMasked: true }),
    ...STAMPS,
  },
  search: ['title', 'body'],
  filters: ['colour'],
  sorts: ['title', 'edition'],
  defaultSort: { field: 'title', order: 'ASC' },
})

describe('The definition of a resource', () => {
  it('A list has its columns, details, sorts and filters, and the expressions that it gives itself', () => {
    const list = listOf(notes, { joins: 'LEFT JOIN users u ON u.id = t.by', sql: { writerName: 'u.nickname' } })
    expect(list).toMatchObject({
      table: 'notes',
      columns: {
        title: 't.title',
        edition: 't.version::int',
        colour: 't.colour',
        writerName: 'u.nickname',
        createdAt: 't.created_at',
        updatedAt: 't.updated_at',
      },
      detail: { body: 't.body' },
      sorts: { id: { by: 't.id' }, title: { by: 't.title' }, edition: { by: 't.version' } },
    })
    expect(Object.keys(list.filters)).toEqual(['q', 'colour'])
    expect(list.filters.colour?.schema.safeParse('green').success).toBe(false)
  })

  it('People write every field that is not computed, by its name in Payload', () => {
    expect(writtenFields(notes)).toEqual({ title: true, edition: 'version', colour: true, body: true })
  })

  it('A collection has the fields that people write, with their limits', () => {
    const { fields, labels } = collectionOf(notes)
    expect(fields).toMatchObject([
      { name: 'title', type: 'text', required: true, maxLength: 20, label: '제목' },
      { name: 'version', type: 'number', required: true },
      { name: 'colour', type: 'select', required: true, defaultValue: 'blue' },
      { name: 'body', type: 'textarea' },
    ])
    expect(fields).toHaveLength(4)
    expect(fields[3]).not.toHaveProperty('required')
    expect(labels).toEqual({ singular: '쪽지', plural: '쪽지' })
  })

  it('A field that its collection gives a type keeps its name and label only', () => {
    const { fields } = collectionOf(notes, { fields: { body: { type: 'array', fields: [] } }, last: ['title'] })
    expect(fields.at(-2)).toEqual({ name: 'body', label: '글', type: 'array', fields: [] })
    expect(fields.at(-1)).toMatchObject({ name: 'title' })
  })
})
