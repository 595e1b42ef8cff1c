import { describe, expect, it } from 'vitest'
import { addSavedFilter } from '@/server/backOffice/savedFilters'
import { deletionHarness } from './deletionHarness'

const { database, rowsOf, signedIn, leave } = deletionHarness()

describe('Searches that staff keep', () => {
  it('Searches that staff keep for a member’s name or address go with the account, and no others', async () => {
    const one = await signedIn({ nickname: '찾던Kim', email: 'sought@people.example' })
    const keeper = await signedIn({ nickname: '찾는사람' })
    const kept = [
      ['users', '닉네임', { q: ' 찾던kim ' }],
      ['comments', '주소', { q: 'Sought@people.example', status: 'published' }],
      ['users', '다른 사람', { q: '찾던kims' }],
      ['users', '검색 없이', { role: 'user' }],
      ['restaurants', '식당', { q: '찾던Kim' }],
    ] as const
    for (const [resource, name, filter] of kept)
      await addSavedFilter(database().pool, keeper.id, { resource, name, filter, isShared: false })
    expect((await leave(one)).status).toBe(204)
    const left = await rowsOf<{ name: string }>('SELECT name FROM staff_saved_filters ORDER BY id')
    expect(left.map(({ name }) => name)).toEqual(['다른 사람', '검색 없이', '식당'])
  })
})
