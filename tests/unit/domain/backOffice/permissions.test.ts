import { expect, it } from 'vitest'
import { maySearch } from '@/domain/backOffice/permissions'

it('Only an admin may search over everything', () => {
  const found = ['admin', 'moderator', 'editor', 'user', null].filter((role) => maySearch({ role }))
  expect([found, maySearch(null), maySearch(undefined)]).toEqual([['admin'], false, false])
})
