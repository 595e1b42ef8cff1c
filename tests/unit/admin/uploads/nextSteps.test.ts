import { describe, expect, it } from 'vitest'
import { nextFile, nextSteps } from '@/admin/uploads/desk/NextSteps'
import type { Upload } from '@/contract/uploadState'

const imported = (result: object) => ({ kind: 'visits', batch: 15, result }) as Upload
const pathsOf = (upload: Upload) => nextSteps(upload).map(({ to }) => decodeURIComponent(to))

describe('What an import leaves to do', () => {
  it('An import leads to its questions, all its new places and its visits', () => {
    expect(pathsOf(imported({ reviewsQueued: 402, restaurantsNew: 2_712, visitsMade: 13_221 }))).toEqual([
      '/matches?batch=15',
      '/restaurants?filter={"importBatch":15}&page=1',
      '/visits?filter={"importBatch":15}&page=1',
    ])
  })

  it('An import offers nothing to look at that it did not make', () => {
    expect(pathsOf(imported({ reviewsQueued: 0, restaurantsNew: 0, visitsMade: 0 }))).toEqual([])
  })

  it('The next file is the oldest other one that waits for a person', () => {
    const files = [
      { id: 4, status: 'read' },
      { id: 3, status: 'imported' },
      { id: 2, status: 'uploaded' },
      { id: 1, status: 'discarded' },
    ] as Upload[]
    expect(nextFile(files, 4)?.id).toBe(2)
    expect(nextFile(files.slice(0, 2), 4)).toBeUndefined()
  })
})
