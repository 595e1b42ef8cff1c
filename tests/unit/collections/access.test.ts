import type { CollectionConfig, Config } from 'payload'
import { expect, it } from 'vitest'
import { accessByTable } from '@/collections/access'

const made = async (collection: CollectionConfig) => {
  const { collections = [] } = await accessByTable({ collections: [collection] } as unknown as Config)
  return collections[0]
}
const asked = (role: string) => ({ req: { user: { id: 1, role } } }) as never

it('A collection without a row in the table of access does not start', () => {
  expect(() => accessByTable({ collections: [{ slug: 'links', fields: [] }] } as unknown as Config)).toThrow('links')
})

it('The table decides about a collection, its fields and its place in the menu, not the collection', async () => {
  const faqs = await made({
    slug: 'faqs',
    access: { create: () => true },
    fields: [{ name: 'createdAt', type: 'date', access: { update: () => true } }],
  })
  expect(['admin', 'editor'].map((role) => faqs?.access?.create?.(asked(role)))).toEqual([true, false])
  const [field] = faqs?.fields ?? []
  expect(field && 'access' in field && field.access?.update?.(asked('admin'))).toBe(false)
  const hidden = faqs?.admin?.hidden
  expect(typeof hidden === 'function' && hidden({ user: { role: 'editor' } as never })).toBe(true)
})

it('The text of a notice is written by its editors, that of a post by its author alone', async () => {
  const posts = await made({ slug: 'posts', fields: [{ name: 'title', type: 'text' }] })
  const [title] = posts?.fields ?? []
  const mayWrite = (role: string, board: string) =>
    title && 'access' in title && title.access?.update?.({ ...(asked(role) as object), doc: { board } } as never)
  const cells = ['user', 'editor', 'admin'].map((role) => [mayWrite(role, 'notice'), mayWrite(role, 'free')])
  expect(cells).toEqual([
    [true, true],
    [true, false],
    [true, false],
  ])
})
