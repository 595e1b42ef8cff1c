import { describe, expect, it } from 'vitest'
import { MENU, screensOf } from '@/admin/menu'
import { canOpen } from '@/admin/auth'
import type { Role } from '@/domain/roles'
import type { ResourceName } from '@/resources/labels'

const items = MENU.flatMap((group) => group.items)
const opened = (role: Role) => items.map((item) => screensOf(item, (resource) => canOpen({ role }, resource)))

/** With the dashboard. */
const ENTRIES_MAX = 15

describe('Menu of the back office', () => {
  it('The menu has at most 15 entries and no screen twice', () => {
    const screens = items.flatMap(({ resources }) => resources)
    expect(items.length + 1).toBeLessThanOrEqual(ENTRIES_MAX)
    expect(screens).toHaveLength(new Set(screens).size)
  })

  it('An admin reaches notices, questions and formats only by the settings, which contain them', () => {
    const found = opened('admin').flat()
    expect(found).toContain('settings')
    expect(found).toContain('collections')
    for (const within of ['notices', 'faqs', 'formats'] as ResourceName[]) expect(found).not.toContain(within)
  })

  it('An editor, who may not open the settings, reaches the notices by themselves', () => {
    expect(opened('editor').flat()).toEqual(['terms', 'collections', 'notices'])
  })
})
