import { describe, expect, it } from 'vitest'
import { moderationActionsFor } from '@/admin/moderation/moderated'

const THEN = '2026-10-29T00:00:00Z'

describe('Moderation actions', () => {
  it.each([
    [
      'that visitors see',
      { status: 'published', trashedAt: null, isTrashedByAuthor: false },
      ['hide', 'restrict', 'delete'],
    ],
    ['that is hidden', { status: 'hidden', trashedAt: null, isTrashedByAuthor: false }, ['restore', 'delete']],
    [
      'that somebody has yet to look at',
      { status: 'pending', trashedAt: null, isTrashedByAuthor: false },
      ['restore', 'delete'],
    ],
    ['that staff threw away', { status: 'hidden', trashedAt: THEN, isTrashedByAuthor: false }, ['restore']],
    ['that its author threw away', { status: 'published', trashedAt: THEN, isTrashedByAuthor: true }, []],
  ])('The right actions are offered for content %s', (_, row, actions) => {
    expect(moderationActionsFor(row)).toEqual(actions)
  })
})
