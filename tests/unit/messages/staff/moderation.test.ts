import { describe, expect, it } from 'vitest'
import {
  ageInWords,
  effectOf,
  messageToAuthor,
  MODERATION_ACTIONS,
  REASON_TEMPLATES,
  timeLeftInWords,
} from '@/messages/staff/moderation'

const HOUR = 3_600_000
const three = { type: 'comment', reports: 3, reporters: 3, hasAuthor: true, days: 30 } as const

describe('Reports desk texts', () => {
  it('The preview of a decision says what it does and who is notified', () => {
    expect(effectOf({ ...three, decision: 'hide' })).toEqual({
      outcome: '이 결정으로 댓글이 가려지고',
      closed: '신고 3건',
      notified: '작성자와 신고한 3명에게 알려요.',
    })
    expect(effectOf({ ...three, decision: 'dismiss' }).notified).toBe('신고한 3명에게 알려요.')
    expect(effectOf({ ...three, decision: 'hide', hasAuthor: false, reporters: 0 }).notified).toBe(
      '알릴 사람이 없어요.',
    )
    expect(effectOf({ ...three, type: 'review', decision: 'restrict', days: 7 }).outcome).toContain('리뷰가 7일 동안')
  })

  it('The time left and the age of a report are written in words', () => {
    expect([timeLeftInWords(-4.5 * HOUR), timeLeftInWords(3.2 * HOUR), timeLeftInWords(HOUR / 2)]).toEqual([
      '4시간 넘김',
      '3시간 남음',
      '30분 남음',
    ])
    expect([ageInWords(5_000), ageInWords(HOUR / 3), ageInWords(28 * HOUR), ageInWords(100 * HOUR)]).toEqual([
      '방금',
      '20분 전',
      '28시간 전',
      '4일 전',
    ])
  })

  it('Every reason template but the custom one has a message to the author', () => {
    const messages = REASON_TEMPLATES.map((template) => messageToAuthor(template, 'review', '10월 29일'))
    expect(messages[0]).toContain('10월 29일에 쓰신 리뷰는 다른 회원을 위협')
    expect(messages.at(-1)).toBe('')
    expect(messages.every((message) => message.length <= 500)).toBe(true)
  })
})

describe('What a moderation dialog says before the button', () => {
  const { hide, restrict } = MODERATION_ACTIONS

  it('It counts waiting reports and their reporters like the report desk, where they are known', () => {
    expect(hide.effect('댓글 1개를', { reports: 3, reporters: 2 })).toBe(
      '댓글 1개를 공개 화면에서 가려요. 기다리는 신고 3건을 함께 닫고, 쓴 사람과 신고한 2명에게 알려요.',
    )
    expect(hide.effect('댓글 1개를', { reports: 0 })).toContain('가려요. 쓴 사람에게 알려요.')
    expect(hide.effect('댓글 9개를', { reports: 4 })).toContain('신고 4건을 함께 닫고, 쓴 사람과 신고한 사람에게')
    expect(hide.effect('댓글 900개를')).toContain('기다리는 신고가 있으면')
  })

  it('It names the days of a restriction', () => {
    expect(restrict.effect('글 1개를', { reports: 0 }, 7)).toContain('7일 동안 가려요.')
  })
})
