import { describe, expect, it } from 'vitest'
import { isHot, normalizePostFields, violationOfPost } from '@/domain/community/postRules'
import { HOT_DAYS, HOT_LIKES_MIN, HOT_VIEWS_MIN } from '@/domain/community/community'

describe('Post fields', () => {
  it('A post keeps only the fields of its own board', () => {
    const all = { suggestionStatus: 'completed', staffAnswer: ' 고쳤어요 ', priority: 'high' } as const
    expect(normalizePostFields({ ...all, board: 'free' })).toMatchObject({ suggestionStatus: null, priority: null })
    expect(normalizePostFields({ ...all, board: 'suggestion' })).toMatchObject({
      suggestionStatus: 'completed',
      staffAnswer: '고쳤어요',
      priority: null,
    })
    expect(normalizePostFields({ board: 'notice' })).toMatchObject({ noticeType: 'notice', priority: 'medium' })
  })

  it('A completed or rejected suggestion needs an answer from staff', () => {
    for (const suggestionStatus of ['completed', 'rejected'] as const)
      expect(violationOfPost({ suggestionStatus })?.code).toBe('answer-required')
    expect(violationOfPost({ suggestionStatus: 'in_progress' })).toBeNull()
  })
})

describe('HOT posts', () => {
  const now = new Date('2026-11-22T00:00:00Z')
  const aged = (days: number) => new Date(now.getTime() - days * 86_400_000)
  it.each([
    ['much read', { viewCount: HOT_VIEWS_MIN, likeCount: 0, createdAt: aged(1) }, true],
    ['much liked', { viewCount: 0, likeCount: HOT_LIKES_MIN, createdAt: aged(1) }, true],
    ['neither', { viewCount: HOT_VIEWS_MIN - 1, likeCount: HOT_LIKES_MIN - 1, createdAt: aged(1) }, false],
    ['much read long ago', { viewCount: HOT_VIEWS_MIN, likeCount: 0, createdAt: aged(HOT_DAYS) }, false],
  ] as const)('The HOT rule judges a post that is %s (case %#)', (_, post, hot) => {
    expect(isHot(post, now)).toBe(hot)
  })
})
