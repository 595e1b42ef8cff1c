type Json = string | number | boolean | null | Json[]

/** What a keyboard sends besides characters. */
export type Key = 'Enter' | 'Escape' | 'Space' | 'ArrowDown' | 'ArrowLeft'

/** One page in a browser profile of its own. Functions run in the page: they see nothing of the test but `args`. */
export interface Tab {
  goTo: (url: string) => Promise<void>
  run: <A extends Json[], T>(inPage: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>
  /** Scrolls to the element that `find` returns, and clicks its middle with the mouse. */
  click: <A extends Json[]>(find: (...args: A) => Element, ...args: A) => Promise<void>
  /** Presses keys in what has the focus: a named one, or the characters of a text. */
  press: (keys: { key: Key } | { text: string }) => Promise<void>
  /** Sizes the page, not the window around it. */
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

export interface Engine {
  openTab: () => Promise<Tab>
  close: () => Promise<void>
}
