import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'

const SITE = 'https://bapsang.example'
const SCRIPT = new Script(readFileSync('public/sw.js', 'utf8'))

interface Shown {
  title: string
  options: { body: string; data: { url: string } }
}
type Listener = (event: object) => void

let shown: Shown[]
let opened: string[]
let focused: string[]
let windows: string[]
let listeners: Map<string, Listener>

/** Runs the script as a browser would, and hands an event to its listener. */
beforeEach(() => {
  ;[shown, opened, focused, windows] = [[], [], [], []]
  listeners = new Map()
  const self = {
    location: new URL(`${SITE}/sw.js?v=test`),
    registration: { showNotification: (title: string, options: Shown['options']) => shown.push({ title, options }) },
    clients: {
      matchAll: () => Promise.resolve(windows.map((url) => ({ url, focus: () => focused.push(url) }))),
      openWindow: (url: string) => opened.push(url),
    },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  }
  SCRIPT.runInContext(createContext({ self, URL, console: { info: () => undefined } }))
})

async function dispatch(name: string, event: object): Promise<void> {
  let work: unknown
  listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) })
  await work
}
const push = (json: () => unknown) => dispatch('push', { data: { json } })
const click = (url: unknown) =>
  dispatch('notificationclick', { notification: { data: { url }, close: () => undefined } })

describe('Push messages in the service worker', () => {
  it('A message is shown with its title and line', async () => {
    await push(() => ({ title: '공공밥상 새 소식', line: '가온시의 새 달', url: '/agencies/1' }))
    expect(shown).toMatchObject([
      { title: '공공밥상 새 소식', options: { body: '가온시의 새 달', data: { url: '/agencies/1' } } },
    ])
  })

  it.each([
    ['none', () => null],
    ['a text', () => 'x'],
    [
      'no JSON',
      () => {
        throw new SyntaxError('no JSON')
      },
    ],
  ])('A message with %s still says that there is news, because browsers want each one shown', async (_, json) => {
    await push(json)
    expect(shown).toMatchObject([{ options: { body: '새 소식이 있어요.', data: { url: '/profile' } } }])
  })

  it('Pressing it opens its page, or the window that shows it already', async () => {
    await click('/agencies/1')
    expect(opened).toEqual([`${SITE}/agencies/1`])
    windows = [`${SITE}/agencies/1`]
    await click('/agencies/1')
    expect([opened.length, focused]).toEqual([1, windows])
  })

  it.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'http://[', undefined])(
    'The address %s opens the start page of this site',
    async (url) => {
      await click(url)
      expect(opened).toEqual([`${SITE}/`])
    },
  )
})
