import { expect, it } from 'vitest'
import { notificationMessage } from '@/messages/site/notifications'

const DISTRICT = { region: '11140', province: '서울특별시', district: '중구' }
const SAVED = {
  ...{ restaurant: 1, about: '나래식당', closed: null, renamed: null },
  ...{ moved: false, agencies: 0, agency: null, month: null },
}

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
  [
    { kind: 'agency_month', params: { agency: 1, about: '가온시', month: '2026-10', months: 1 } },
    '가온시의 2026년 10월 방문 기록이 새로 올라왔어요.',
  ],
  [
    { kind: 'agency_month', params: { agency: 1, about: '가온시', month: '2026-01', months: 12 } },
    '가온시의 2026년 1월 등 12개월 방문 기록이 새로 올라왔어요.',
  ],
  [
    { kind: 'region_places', params: { ...DISTRICT, places: 1, names: ['가온국밥'] } },
    '서울 중구에 가온국밥이 새로 올라왔어요.',
  ],
  [
    { kind: 'region_places', params: { ...DISTRICT, places: 2, names: ['나래식당', '가온국밥'] } },
    '서울 중구에 나래식당, 가온국밥 2곳이 새로 올라왔어요.',
  ],
  [
    { kind: 'region_places', params: { ...DISTRICT, district: null, places: 9, names: ['나래', '가온', '다올'] } },
    '서울에 나래, 가온 등 9곳이 새로 올라왔어요.',
  ],
  [{ kind: 'saved_change', params: { ...SAVED, closed: '2026-11-03' } }, '나래식당은 폐업한 것으로 나와요(11월 3일).'],
  [
    { kind: 'saved_change', params: { ...SAVED, renamed: '가온국밥', moved: true } },
    '가온국밥의 이름이 나래식당으로 바뀌었어요. 나래식당의 주소가 바뀌었어요.',
  ],
  [
    { kind: 'saved_change', params: { ...SAVED, agencies: 1, agency: '가온시', month: '2026-10' } },
    '가온시가 나래식당에 처음 다녀갔어요.',
  ],
  [
    { kind: 'saved_change', params: { ...SAVED, agencies: 3, agency: '가온시' } },
    '가온시 등 3곳이 나래식당에 처음 다녀갔어요.',
  ],
  [{ kind: 'saved_change', params: { ...SAVED, month: '2026-10' } }, '나래식당에 2026년 10월 방문이 새로 올라왔어요.'],
] as const)('Case %#: a notification reads as a whole sentence', (notification, sentence) => {
  expect(notificationMessage(notification)).toBe(sentence)
})

it('News of one subject that are combined say how many they are', () => {
  const params = { agency: 1, about: '가온시', month: '2026-10', months: 1 }
  expect(notificationMessage({ kind: 'agency_month', params }, 3)).toBe(
    '가온시의 2026년 10월 방문 기록이 새로 올라왔어요. 이런 소식이 모두 3개예요.',
  )
})
