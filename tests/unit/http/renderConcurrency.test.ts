import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { limitRenders } from '@/http/requestAdmission'
import { changeEnv } from '@/infra/env'

const response = () =>
  Object.assign(new EventEmitter(), { writeHead: () => undefined, destroyed: false }) as unknown as ServerResponse
const giveUp = (res: ServerResponse) => Object.assign(res, { destroyed: true }).emit('close')
const tick = () => new Promise((done) => setTimeout(done, 15))

describe('Page renders', () => {
  const open: ServerResponse[] = []
  afterEach(() => {
    changeEnv({ WAIT_FACTOR: '10' })
    open.splice(0).forEach(giveUp)
  })

  /** Requests a page; `started` turns true when it may be rendered. */
  function ask(path = '/restaurants') {
    const res = response()
    open.push(res)
    const render = { res, started: false, turnedAway: false }
    void limitRenders(path, res).then((mayRender) => (render[mayRender ? 'started' : 'turnedAway'] = true))
    return render
  }

  it.each([
    ['sends its first byte', (res: ServerResponse) => res.writeHead(200)],
    ['is aborted', giveUp],
  ])('Page renders run one after another: the next starts when the one before %s', async (_, end) => {
    const [first, second, third] = [ask(), ask(), ask()]
    await tick()
    expect([first.started, second.started, third.started]).toEqual([true, false, false])
    end(first.res)
    await tick()
    expect([second.started, third.started]).toEqual([true, false])
  })

  it('A page render that waits for data lets the next one start', async () => {
    const [first, second] = [ask(), ask()]
    await tick()
    expect([first.started, second.started]).toEqual([true, false])
    await expect.poll(() => second.started).toBe(true)
  })

  it('A page request is rejected at once when very many are waiting, as many more as waits are longer', async () => {
    changeEnv({ WAIT_FACTOR: '2' })
    const renders = Array.from({ length: 64 }, () => ask())
    await tick()
    expect(renders.filter(({ turnedAway }) => turnedAway)).toHaveLength(15)
    expect(renders.at(-1)?.turnedAway).toBe(true)
  })

  it('Page renders delay neither static files nor API requests', async () => {
    ask()
    const others = ['/_next/static/chunks/a.js', '/fonts/a.woff2', '/map/districts.json', '/api/reviews'].map((path) =>
      ask(path),
    )
    await tick()
    expect(others.map(({ started }) => started)).toEqual([true, true, true, true])
  })
})
