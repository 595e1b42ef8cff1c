import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openReviews, type TestMember, type TestReviews } from '../setup/reviews'

/** The review API with two members for the tests of one file, emptied before each test. */
export function reviewHarness() {
  let harness: TestReviews
  let writer: TestMember
  let reader: TestMember
  beforeAll(async () => {
    harness = await openReviews()
  })
  beforeEach(async () => {
    await harness.clear()
    writer = await harness.join('단골손님')
    reader = await harness.join('지나가던 사람')
  })
  afterAll(() => harness.close())
  return { harness: () => harness, writer: () => writer, reader: () => reader }
}
