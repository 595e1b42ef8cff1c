import { expect, it } from 'vitest'
import { notificationMessage } from '@/messages/site/notifications'

it.each([
  [
    {
      kind: 'content_moderated',
      params: {
        resolution: 1,
        type: 'review',
        id: 2,
        about: '닭한마리',
        decision: 'restrict',
        reason: '권리 침해 신고',
        message: null,
        until: '2026-12-01T00:00:00.000Z',
      },
    },
    "쓰신 리뷰를 12월 1일까지 가렸어요(임시조치): '닭한마리'. 이유: 권리 침해 신고.",
  ],
  [
    { kind: 'report_resolved', params: { resolution: 1, type: 'comment', id: 2, outcome: 'kept' } },
    '신고하신 댓글에 대해 살펴보았으나 그대로 두기로 했어요.',
  ],
  [
    { kind: 'restriction_ended', params: { type: 'post', id: 2, about: '점심' } },
    "쓰신 글이 다시 보여요: '점심'. 임시조치가 끝났어요.",
  ],
] as const)('Case %#: a notification reads as a whole sentence', (notification, sentence) => {
  expect(notificationMessage(notification)).toBe(sentence)
})
