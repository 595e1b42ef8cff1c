import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openReviews, type TestMember, type TestReviews } from '../setup/reviews'

/** A desk with two members for the tests of one file, emptied before each test. */
export function reviewDesk() {
  let desk: TestReviews
  let writer: TestMember
  let reader: TestMember
  beforeAll(async () => {
    desk = await openReviews()
  })
  beforeEach(async () => {
    await desk.clear()
    writer = await desk.join('단골손님')
    reader = await desk.join('지나가던 사람')
  })
  afterAll(() => desk.close())
  return { desk: () => desk, writer: () => writer, reader: () => reader }
}
