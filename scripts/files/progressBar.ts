import cliProgress from 'cli-progress'
import { withProgress, type ReadProgress } from '@/import/transform/withProgress'
import type { RowSource } from '@/import/source/sheetRow'
import { printProgress } from '@/messages/cli/importProgress'

/** A terminal progress line that stays below all other output. */
export interface ProgressBar {
  turnTo(file: { name: string; number: number; of: number }): void
  /** Wraps a source so that the line shows how much of it has been read. */
  watch(source: RowSource): RowSource
  say(text: string): void
  /** Prints to standard error. */
  complain(text: string): void
  /** Removes the line. Until then it keeps the process alive. */
  close(): void
}

const UNREAD: ReadProgress = { rows: 0, share: null, ended: false }

/**
 * Creates a progress bar.
 * @param visible if false, nothing is drawn and messages are only passed on
 */
export function createProgressBar(visible: boolean): ProgressBar {
  let file = { name: '', number: 0, of: 0 }
  let read = (): ReadProgress => UNREAD
  let since = 0
  // The bar polls ten times a second, so reading never waits for it.
  const bar = new cliProgress.SingleBar({
    stream: process.stderr,
    format(options, { maxWidth }) {
      const now = read()
      return printProgress(
        { ...file, ...now, seconds: (performance.now() - since) / 1000 },
        cliProgress.Format.BarFormat(now.share ?? 0, options),
        maxWidth,
      )
    },
    barsize: 16,
    barCompleteChar: '━',
    barIncompleteChar: '─',
    fps: 10,
    clearOnComplete: true,
    // Changes no terminal state that Ctrl-C would leave behind, and leaves Ctrl-C alone.
    linewrap: true,
    hideCursor: false,
    gracefulExit: false,
  })
  let drawn = false
  const show = (wanted: boolean): void => {
    if (wanted === drawn) return
    drawn = wanted
    if (wanted) bar.start(1, 0)
    else bar.stop()
  }
  const aside = (tell: () => void): void => {
    const before = drawn
    show(false)
    tell()
    show(before)
  }
  return {
    turnTo(next) {
      file = next
      read = () => UNREAD
      since = performance.now()
      show(visible && process.env.TERM !== 'dumb')
    },
    watch(source) {
      const watched = withProgress(source)
      read = watched.read
      return watched.source
    },
    say: (text) => aside(() => console.log(text)),
    complain: (text) => aside(() => console.error(text)),
    close: () => show(false),
  }
}
