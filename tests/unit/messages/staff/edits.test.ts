import { expect, it } from 'vitest'
import { editingNow } from '@/messages/staff/edits'

const one = (nickname: string, minutes: number) => ({ nickname, minutes })

it.each([
  [[], null],
  [[one('한지우', -1)], '한지우님이 방금부터 고치고 있어요.'],
  [[one('한지우', 3)], '한지우님이 3분 전부터 고치고 있어요.'],
  [[one('한지우', 150)], '한지우님이 2시간 전부터 고치고 있어요.'],
  [[one('한지우', 3), one('도하람', 1)], '한지우님 외 1명이 고치고 있어요.'],
])('Of %j a form says %j', (editors, said) => {
  expect(editingNow(editors)).toBe(said)
})
