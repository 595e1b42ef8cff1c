/** What the page's first lines keep while React does not listen yet: see `deferScripts`. */
interface EarlyClicks {
  /** the button that was pressed last */
  button: HTMLButtonElement | null
  stop: () => void
}

const page = globalThis as typeof globalThis & { earlyClicks?: EarlyClicks }

/** From here on React hears of clicks itself. */
export const stopKeepingClicks = (): void => page.earlyClicks?.stop()

/** The button that was pressed before, once. */
export function takeEarlyClick(): HTMLButtonElement | null {
  const button = page.earlyClicks?.button ?? null
  delete page.earlyClicks
  return button
}
