import { expect, it } from 'vitest'
import { maySearch } from '@/domain/backOffice/permissions'

it('the search over everything is for those for whom it finds something', () => {
  const found = ['admin', 'moderator', 'editor', 'user', null].filter((role) => maySearch({ role }))
  expect([found, maySearch(null), maySearch(undefined)]).toEqual([['admin'], false, false])
})
