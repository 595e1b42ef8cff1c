import { beforeEach, describe, expect, it } from 'vitest'
import { createEditSession, type EditView, type KeepEditRequest } from '@/admin/kit/editing/editSession'
import type { EditState } from '@/contract/backOffice'
import type { Draft } from '@/domain/backOffice/recordEdits'

const text = (title: string): Draft => ({ values: { title }, before: { title: '' } })
const offered = (title: string, savedAt: string): EditState => ({
  others: [],
  savedAt,
  draft: { ...text(title), base: '1' },
})

describe('An open form', () => {
  let asked: (KeepEditRequest | { end: string | null })[]
  let answers: (EditState | Error)[]
  let view: EditView | undefined
  beforeEach(() => {
    asked = []
    answers = []
    view = undefined
  })

  const open = (kept: Draft | null = null, known: string | null = null) =>
    createEditSession({
      ...{ kept, known },
      keep(edit) {
        asked.push(edit)
        const answer = answers.shift() ?? {
          others: [],
          savedAt: edit.draft ? `t${asked.length}` : edit.draftAt,
          draft: null,
        }
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      },
      end(stored) {
        asked.push({ end: stored })
        return Promise.resolve()
      },
      onView: (shown) => (view = shown),
    })

  it('It sends no draft while nothing was typed, and names the version it started from', async () => {
    const form = open()
    form.type(null, '5')
    await form.tick()
    await form.flush()
    expect(asked).toEqual([{ base: '5', draftAt: null }])
  })

  it('It sends what was typed once, with the time of the draft that it replaces', async () => {
    const form = open()
    form.type(text('가'), '5')
    await form.flush()
    await form.flush()
    form.type(text('나'), '5')
    await form.flush()
    await form.tick()
    expect(asked).toEqual([
      { base: '5', draftAt: null, draft: text('가') },
      { base: '5', draftAt: 't1', draft: text('나') },
      { base: '5', draftAt: 't2' },
    ])
    expect(view).toMatchObject({ savedAt: 't2', isFailed: false })
  })

  it('A failed request is noted and sent again by the next interval', async () => {
    const form = open()
    form.type(text('가'), null)
    answers = [new Error('no network')]
    await form.flush()
    expect(view).toMatchObject({ savedAt: null, isFailed: true })
    await form.tick()
    expect(asked.at(-1)).toMatchObject({ draft: text('가') })
    expect(view).toMatchObject({ savedAt: 't2', isFailed: false })
  })

  it('A draft from elsewhere is offered, and nothing is stored until that is decided', async () => {
    const form = open()
    answers = [offered('어제 쓴 글', 'y1'), offered('어제 쓴 글', 'y1')]
    await form.tick()
    form.type(text('오늘'), '5')
    await form.flush()
    await form.tick()
    expect(view?.offer).toMatchObject({ ...text('어제 쓴 글'), savedAt: 'y1' })
    expect(asked.every((edit) => !('draft' in edit))).toBe(true)
    expect(await form.leave()).toBe(false)
  })

  it('Continuing an offered draft stores the next text over it', async () => {
    const form = open()
    answers = [offered('어제', 'y1')]
    await form.tick()
    expect(form.resume()).toMatchObject({ base: '1', ...text('어제') })
    form.type(text('어제'), '1')
    await form.flush()
    expect(asked).toHaveLength(1)
    form.type(text('어제와 오늘'), '1')
    await form.flush()
    expect(asked.at(-1)).toEqual({ base: '1', draftAt: 'y1', draft: text('어제와 오늘') })
  })

  it('Discarding an offered draft deletes it, and what was typed since is stored', async () => {
    const form = open()
    answers = [offered('어제', 'y1')]
    await form.tick()
    form.type(text('오늘'), '5')
    await form.discard()
    expect(asked.slice(1)).toEqual([{ end: 'y1' }, { base: '5', draftAt: null, draft: text('오늘') }])
    expect(view).toMatchObject({ offer: null })
  })

  it('One’s own text that comes back after a lost answer is not offered', async () => {
    const form = open()
    form.type(text('가'), '5')
    answers = [new Error('lost'), offered('가', 'y1')]
    await form.flush()
    await form.tick()
    expect(view).toMatchObject({ offer: null, savedAt: 'y1' })
    await form.flush()
    expect(asked).toHaveLength(2)
  })

  it('Text that a tab kept over a reload replaces the draft that it had stored', async () => {
    const form = open(text('되살린 글'), 'y1')
    await form.tick()
    expect(asked).toEqual([{ base: null, draftAt: 'y1', draft: text('되살린 글') }])
  })

  it('Saving deletes the draft after the requests that run, and leaving then stores nothing', async () => {
    const form = open()
    form.type(text('가'), '5')
    void form.flush()
    await Promise.resolve()
    expect(asked).toHaveLength(1)
    await form.saved()
    expect(await form.leave()).toBe(true)
    expect(asked).toEqual([{ base: '5', draftAt: null, draft: text('가') }, { end: 't1' }])
  })

  it('Leaving stores what is not stored yet, and without text it only says so', async () => {
    const typed = open()
    typed.type(text('가'), '5')
    expect(await typed.leave()).toBe(true)
    const empty = open()
    await empty.tick()
    await empty.leave()
    await empty.leave()
    expect(asked).toEqual([
      { base: '5', draftAt: null, draft: text('가') },
      { base: null, draftAt: null },
      { end: null },
    ])
  })

  it('Leaving reports text that could not be stored', async () => {
    const form = open()
    form.type(text('가'), '5')
    answers = [new Error('no network')]
    expect(await form.leave()).toBe(false)
  })

  it('A draft that another window deleted is stored again once more is typed', async () => {
    const form = open()
    form.type(text('가'), '5')
    await form.flush()
    answers = [{ others: [], savedAt: null, draft: null }]
    await form.tick()
    form.type(text('가나'), '5')
    await form.flush()
    expect(asked.at(-1)).toEqual({ base: '5', draftAt: null, draft: text('가나') })
  })

  it('A form that lost its text to a newer record is offered the stored draft', async () => {
    const form = open()
    form.type(text('가'), '5')
    await form.flush()
    answers = [offered('가', 't1')]
    form.type(null, '6')
    await form.reset()
    expect(asked.at(-1)).toEqual({ base: '6', draftAt: null })
    expect(view?.offer).toMatchObject(text('가'))
  })
})
