import { randomInt } from 'node:crypto'

export interface DemoUser {
  /** numeric, like Kakao's */
  subject: string
  nickname: string
  email: string | null
}

/** The numbers never change, so that they remain the same members after a restart. */
const READY: readonly DemoUser[] = [
  { subject: '9000000001', nickname: '하루', email: 'haru@people.example' },
  { subject: '9000000002', nickname: '보리밥', email: 'bori@people.example' },
  { subject: '9000000003', nickname: '느린 산책', email: 'walk@people.example' },
  { subject: '9000000004', nickname: '솔방울', email: 'sol@people.example' },
  { subject: '9000000005', nickname: '이름 없는 손님', email: null },
]

const MADE_FROM = 9_100_000_000
const MADE_TO = 9_199_999_999
/** Beyond this the oldest are dropped. */
const MADE_MAX = 50

export function createDemoUsers() {
  const made: DemoUser[] = []
  return {
    ready: READY,
    all: (): DemoUser[] => [...READY, ...made],
    find: (subject: string): DemoUser | undefined =>
      READY.find((person) => person.subject === subject) ?? made.find((person) => person.subject === subject),
    make(): DemoUser {
      const subject = String(randomInt(MADE_FROM, MADE_TO))
      const nickname = `새 손님 ${subject.slice(-4)}`
      // People choose by nickname.
      if (made.some((other) => other.nickname === nickname)) return this.make()
      const person = { subject, nickname, email: `guest-${subject}@people.example` }
      made.push(person)
      if (made.length > MADE_MAX) made.shift()
      return person
    },
  }
}
export type DemoUsers = ReturnType<typeof createDemoUsers>
