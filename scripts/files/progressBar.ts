import cliProgress from 'cli-progress'
import { withProgress, type ReadProgress } from '@/import/transform/withProgress'
import type { RowSource } from '@/import/source/sheetRow'
import { printProgress } from '@/messages/cli/importProgress'

/** A terminal in which one line tells how far the work is, below everything that is said in the meantime. */
export interface ProgressBar {
  /** The line is about this file from now on. */
  turnTo(file: { name: string; number: number; of: number }): void
  /** The same source; the line tells how much of it has been read. */
  watch(source: RowSource): RowSource
  /** On standard output. */
  say(text: string): void
  /** On standard error. */
  complain(text: string): void
  /** Takes the line away. It keeps the process alive until then. */
  close(): void
}

const UNREAD: ReadProgress = { rows: 0, share: null, ended: false }

/** @param visible without it nothing is drawn, and words are only passed on */
export function createProgressBar(visible: boolean): ProgressBar {
  let file = { name: '', number: 0, of: 0 }
  let read = (): ReadProgress => UNREAD
  let since = 0
  // The line asks when it is drawn, ten times a second: reading does not wait for it, nor know of it.
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
    // Nothing is changed about the terminal that Ctrl-C would leave changed, and Ctrl-C keeps its meaning.
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
