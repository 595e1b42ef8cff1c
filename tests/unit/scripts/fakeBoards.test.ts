import { expect, it } from 'vitest'
import { startFakeBoard } from '../../../scripts/fakeBoards/startFakeBoard'

it('Boards that want one port at the same time all start', async () => {
  const first = await startFakeBoard('bbs_no', { posts: [] })
  const port = Number(new URL(first.address).port)
  const others = await Promise.all([1, 2].map(() => startFakeBoard('bbs_no', { posts: [], port })))
  const boards = [first, ...others]
  const answers = await Promise.all(boards.map(({ address }) => fetch(address)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(boards.map(({ address }) => address)).size).toBe(3)
  await Promise.all(boards.map(({ close }) => close()))
})
